import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, IntColumn as IntColumn_, StringColumn as StringColumn_, Index as Index_, BigIntColumn as BigIntColumn_, DateTimeColumn as DateTimeColumn_} from "@subsquid/typeorm-store"

/**
 * A DOLERO table, for games of one tier and token.
 */
@Entity_()
export class DoleroTable {
    constructor(props?: Partial<DoleroTable>) {
        Object.assign(this, props)
    }

    /**
     * Address of the table's account.
     */
    @PrimaryColumn_("character varying")
    id!: string

    /**
     * The table's number, from which its address follows.
     */
    @IntColumn_({nullable: false})
    number!: number

    /**
     * SOL, or the address of the token's mint.
     */
    @Index_()
    @StringColumn_({nullable: false})
    token!: string

    /**
     * Who may change it.
     */
    @StringColumn_({nullable: false})
    authority!: string

    /**
     * The account that receives the rake.
     */
    @StringColumn_({nullable: false})
    house!: string

    /**
     * The minimum deposit of a player; it goes into the pot at once.
     */
    @BigIntColumn_({nullable: false})
    seatFee!: bigint

    /**
     * The highest bet of a round.
     */
    @BigIntColumn_({nullable: false})
    maxBet!: bigint

    /**
     * The most a player brings, seat fee included.
     */
    @BigIntColumn_({nullable: false})
    maxStack!: bigint

    /**
     * The house's part of a pot that is won.
     */
    @IntColumn_({nullable: false})
    rakePercent!: number

    /**
     * The most that the house takes of a pot.
     */
    @BigIntColumn_({nullable: false})
    rakeCap!: bigint

    /**
     * Games opened so far.
     */
    @IntColumn_({nullable: false})
    gamesOpened!: number

    /**
     * Games that were paid out.
     */
    @IntColumn_({nullable: false})
    gamesSettled!: number

    /**
     * All the rake so far.
     */
    @BigIntColumn_({nullable: false})
    rake!: bigint

    /**
     * The slot of the last change of its settings.
     */
    @IntColumn_({nullable: false})
    block!: number

    /**
     * The place of that change in the slot.
     */
    @IntColumn_({nullable: false})
    logIndex!: number

    /**
     * Signature of that change's transaction.
     */
    @StringColumn_({nullable: false})
    transaction!: string

    /**
     * That slot's time.
     */
    @DateTimeColumn_({nullable: false})
    timestamp!: Date
}
