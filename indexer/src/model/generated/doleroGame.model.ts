import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, Index as Index_, StringColumn as StringColumn_, ManyToOne as ManyToOne_, IntColumn as IntColumn_, BigIntColumn as BigIntColumn_, BooleanColumn as BooleanColumn_, OneToMany as OneToMany_, DateTimeColumn as DateTimeColumn_} from "@subsquid/typeorm-store"
import {DoleroTable} from "./doleroTable.model"
import {DoleroStatus} from "./_doleroStatus"
import {DoleroEnding} from "./_doleroEnding"
import {DoleroRound} from "./doleroRound.model"
import {DoleroBet} from "./doleroBet.model"
import {DoleroPayout} from "./doleroPayout.model"

/**
 * A game of DOLERO. Amounts are lamports, or the token's smallest units. Events on a rollup are not included.
 */
@Index_(["status", "openedBlock"], {unique: false})
@Index_(["status", "block"], {unique: false})
@Entity_()
export class DoleroGame {
    constructor(props?: Partial<DoleroGame>) {
        Object.assign(this, props)
    }

    /**
     * Address of the game's account, which is closed when the game is settled.
     */
    @PrimaryColumn_("character varying")
    id!: string

    /**
     * Address of the table's account.
     */
    @Index_()
    @StringColumn_({nullable: false})
    tableAddress!: string

    /**
     * The table; absent only if it was made before the first slot that was read.
     */
    @Index_()
    @ManyToOne_(() => DoleroTable, {nullable: true})
    table!: DoleroTable | undefined | null

    /**
     * SOL, or the address of the token's mint.
     */
    @Index_()
    @StringColumn_({nullable: false})
    token!: string

    /**
     * Who opened it: side 0.
     */
    @Index_()
    @StringColumn_({nullable: false})
    playerA!: string

    /**
     * Who joined: side 1; absent while it waits.
     */
    @Index_()
    @StringColumn_({nullable: true})
    playerB!: string | undefined | null

    /**
     * The side that the other player's bot plays: 0 is A, 1 is B; absent for a match between two players. Standings exclude bots.
     */
    @IntColumn_({nullable: true})
    botSide!: number | undefined | null

    /**
     * What A brought.
     */
    @BigIntColumn_({nullable: false})
    depositA!: bigint

    /**
     * What B brought.
     */
    @BigIntColumn_({nullable: false})
    depositB!: bigint

    @Column_("varchar", {length: 7, nullable: false})
    status!: DoleroStatus

    /**
     * Counts rounds from 1; 0 while it waits.
     */
    @IntColumn_({nullable: false})
    round!: number

    /**
     * Hearts of A after the last scored round.
     */
    @IntColumn_({nullable: false})
    heartsA!: number

    /**
     * Hearts of B after the last scored round.
     */
    @IntColumn_({nullable: false})
    heartsB!: number

    @BooleanColumn_({nullable: false})
    suddenDeath!: boolean

    /**
     * Raises, calls, folds and reveals so far.
     */
    @IntColumn_({nullable: false})
    betCount!: number

    /**
     * The winner's account; absent before the end, and without a winner.
     */
    @Index_()
    @StringColumn_({nullable: true})
    winner!: string | undefined | null

    /**
     * The side that won: 0 is A, 1 is B.
     */
    @IntColumn_({nullable: true})
    winnerSide!: number | undefined | null

    /**
     * What ended it; absent before the end.
     */
    @Column_("varchar", {length: 11, nullable: true})
    endedBy!: DoleroEnding | undefined | null

    /**
     * What the house got; absent before the settlement.
     */
    @BigIntColumn_({nullable: true})
    rake!: bigint | undefined | null

    /**
     * Whether payouts and rake are all that was brought; absent before the settlement.
     */
    @BooleanColumn_({nullable: true})
    balanced!: boolean | undefined | null

    @OneToMany_(() => DoleroRound, e => e.game)
    rounds!: DoleroRound[]

    @OneToMany_(() => DoleroBet, e => e.game)
    bets!: DoleroBet[]

    @OneToMany_(() => DoleroPayout, e => e.game)
    payouts!: DoleroPayout[]

    /**
     * The slot it was opened in.
     */
    @IntColumn_({nullable: false})
    openedBlock!: number

    /**
     * That slot's time.
     */
    @Index_()
    @DateTimeColumn_({nullable: false})
    openedAt!: Date

    /**
     * The slot of its last event.
     */
    @IntColumn_({nullable: false})
    block!: number

    /**
     * The place of that event in the slot.
     */
    @IntColumn_({nullable: false})
    logIndex!: number

    /**
     * Signature of that event's transaction.
     */
    @StringColumn_({nullable: false})
    transaction!: string

    /**
     * That slot's time.
     */
    @DateTimeColumn_({nullable: false})
    timestamp!: Date
}
