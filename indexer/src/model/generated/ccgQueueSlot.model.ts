import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, IntColumn as IntColumn_, StringColumn as StringColumn_, DateTimeColumn as DateTimeColumn_} from "@subsquid/typeorm-store"

/**
 * Who waits for an opponent.
 */
@Entity_()
export class CcgQueueSlot {
    constructor(props?: Partial<CcgQueueSlot>) {
        Object.assign(this, props)
    }

    /**
     * Rules and scheme.
     */
    @PrimaryColumn_("character varying")
    id!: string

    @IntColumn_({nullable: false})
    rules!: number

    @IntColumn_({nullable: false})
    scheme!: number

    /**
     * Absent while the queue is empty.
     */
    @StringColumn_({nullable: true})
    player!: string | undefined | null

    /**
     * The block of the last change.
     */
    @IntColumn_({nullable: false})
    block!: number

    /**
     * The place of its event in that block.
     */
    @IntColumn_({nullable: false})
    logIndex!: number

    /**
     * Hash of that event's transaction.
     */
    @StringColumn_({nullable: false})
    transaction!: string

    /**
     * That block's time.
     */
    @DateTimeColumn_({nullable: false})
    timestamp!: Date
}
