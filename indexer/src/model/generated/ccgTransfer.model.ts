import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, Index as Index_, ManyToOne as ManyToOne_, StringColumn as StringColumn_, IntColumn as IntColumn_, DateTimeColumn as DateTimeColumn_} from "@subsquid/typeorm-store"
import {CcgToken} from "./ccgToken.model"

/**
 * A card was minted or changed hands.
 */
@Index_(["block", "logIndex"], {unique: false})
@Entity_()
export class CcgTransfer {
    constructor(props?: Partial<CcgTransfer>) {
        Object.assign(this, props)
    }

    /**
     * Block and place.
     */
    @PrimaryColumn_("character varying")
    id!: string

    @Index_()
    @ManyToOne_(() => CcgToken, {nullable: true})
    token!: CcgToken

    /**
     * Absent for a minting.
     */
    @Index_()
    @StringColumn_({nullable: true})
    from!: string | undefined | null

    @Index_()
    @StringColumn_({nullable: false})
    to!: string

    @IntColumn_({nullable: false})
    block!: number

    /**
     * The place of its event in that block.
     */
    @IntColumn_({nullable: false})
    logIndex!: number

    /**
     * Hash of its transaction.
     */
    @StringColumn_({nullable: false})
    transaction!: string

    /**
     * That block's time.
     */
    @DateTimeColumn_({nullable: false})
    timestamp!: Date
}
