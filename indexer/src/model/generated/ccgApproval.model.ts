import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, StringColumn as StringColumn_, Index as Index_, IntColumn as IntColumn_, BooleanColumn as BooleanColumn_, DateTimeColumn as DateTimeColumn_} from "@subsquid/typeorm-store"

/**
 * That an operator may, or may no longer, move an owner's cards.
 */
@Entity_()
export class CcgApproval {
    constructor(props?: Partial<CcgApproval>) {
        Object.assign(this, props)
    }

    /**
     * Owner, operator, and the token or `all`.
     */
    @PrimaryColumn_("character varying")
    id!: string

    @Index_()
    @StringColumn_({nullable: false})
    owner!: string

    @Index_()
    @StringColumn_({nullable: false})
    operator!: string

    /**
     * The token's number; absent for all of the owner's.
     */
    @Index_()
    @IntColumn_({nullable: true})
    token!: number | undefined | null

    /**
     * An approval of one token ends when the token changes hands.
     */
    @BooleanColumn_({nullable: false})
    approved!: boolean

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
