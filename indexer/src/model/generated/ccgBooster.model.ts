import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, Index as Index_, IntColumn as IntColumn_, StringColumn as StringColumn_, BigIntColumn as BigIntColumn_, DateTimeColumn as DateTimeColumn_, BooleanColumn as BooleanColumn_} from "@subsquid/typeorm-store"
import {CcgBoosterStatus} from "./_ccgBoosterStatus"

/**
 * A booster from its order to its opening.
 */
@Index_(["buyer", "number"], {unique: false})
@Entity_()
export class CcgBooster {
    constructor(props?: Partial<CcgBooster>) {
        Object.assign(this, props)
    }

    /**
     * The order's number.
     */
    @PrimaryColumn_("character varying")
    id!: string

    /**
     * The same as a number: orders count from 1.
     */
    @Index_()
    @IntColumn_({nullable: false})
    number!: number

    @StringColumn_({nullable: false})
    buyer!: string

    /**
     * What was paid, without change, in the chain's smallest unit.
     */
    @BigIntColumn_({nullable: false})
    amount!: bigint

    /**
     * Hash of the secret that opens it.
     */
    @StringColumn_({nullable: false})
    commitment!: string

    /**
     * The block whose hash decides its cards.
     */
    @IntColumn_({nullable: false})
    decidingBlock!: number

    /**
     * The rarity table that it was bought under.
     */
    @IntColumn_({nullable: false})
    table!: number

    @Column_("varchar", {length: 7, nullable: false})
    status!: CcgBoosterStatus

    /**
     * The block it was ordered in.
     */
    @IntColumn_({nullable: false})
    orderBlock!: number

    /**
     * That block's time.
     */
    @DateTimeColumn_({nullable: false})
    orderedAt!: Date

    /**
     * Hash of the deciding block; absent until it is pinned or opened, and for one that was opened too late.
     */
    @StringColumn_({nullable: true})
    blockHash!: string | undefined | null

    /**
     * What opened it.
     */
    @StringColumn_({nullable: true})
    secret!: string | undefined | null

    /**
     * The five kinds in it.
     */
    @IntColumn_({array: true, nullable: true})
    cardIds!: (number)[] | undefined | null

    /**
     * Their tokens.
     */
    @IntColumn_({array: true, nullable: true})
    tokens!: (number)[] | undefined | null

    /**
     * The block it was opened in.
     */
    @IntColumn_({nullable: true})
    openBlock!: number | undefined | null

    /**
     * That block's time.
     */
    @DateTimeColumn_({nullable: true})
    openedAt!: Date | undefined | null

    /**
     * Whether the SDK draws the same cards from secret, block hash and table; absent until it is opened.
     */
    @BooleanColumn_({nullable: true})
    verified!: boolean | undefined | null

    /**
     * The block of the last event about it.
     */
    @IntColumn_({nullable: false})
    block!: number

    /**
     * The place of that event in the block.
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
