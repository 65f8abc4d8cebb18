import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, IntColumn as IntColumn_, Index as Index_, JSONColumn as JSONColumn_, StringColumn as StringColumn_, DateTimeColumn as DateTimeColumn_} from "@subsquid/typeorm-store"

/**
 * What boosters hold that are bought under it.
 */
@Entity_()
export class CcgRarityTable {
    constructor(props?: Partial<CcgRarityTable>) {
        Object.assign(this, props)
    }

    /**
     * The table's number.
     */
    @PrimaryColumn_("character varying")
    id!: string

    /**
     * The same as a number: tables count from 1, the last one is in force.
     */
    @Index_()
    @IntColumn_({nullable: false})
    number!: number

    /**
     * Rarity, weight and kinds of each row.
     */
    @JSONColumn_({nullable: false})
    rows!: unknown

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
