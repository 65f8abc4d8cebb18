import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, Index as Index_, IntColumn as IntColumn_, StringColumn as StringColumn_, DateTimeColumn as DateTimeColumn_, JSONColumn as JSONColumn_, BooleanColumn as BooleanColumn_, OneToMany as OneToMany_} from "@subsquid/typeorm-store"
import {CcgStatus} from "./_ccgStatus"
import {CcgEnding} from "./_ccgEnding"
import {CcgBatch} from "./ccgBatch.model"
import {CcgEvent} from "./ccgEvent.model"

/**
 * A game of the CCG, running or finished. With its batches it can be replayed.
 */
@Index_(["block", "logIndex"], {unique: false})
@Index_(["status", "number"], {unique: false})
@Entity_()
export class CcgGame {
    constructor(props?: Partial<CcgGame>) {
        Object.assign(this, props)
    }

    /**
     * The game's number.
     */
    @PrimaryColumn_("character varying")
    id!: string

    /**
     * The same as a number: games count from 1.
     */
    @Index_()
    @IntColumn_({nullable: false})
    number!: number

    /**
     * Who waited or challenged, and begins: side 0.
     */
    @Index_()
    @StringColumn_({nullable: false})
    playerA!: string

    /**
     * Who came second: side 1.
     */
    @Index_()
    @StringColumn_({nullable: false})
    playerB!: string

    /**
     * The side that the other player's bot plays: 0 is A, 1 is B; absent for a match between two players. Standings exclude bots.
     */
    @IntColumn_({nullable: true})
    botSide!: number | undefined | null

    /**
     * A's public key in hex, as the game's state has it.
     */
    @StringColumn_({nullable: false})
    publicKeyA!: string

    /**
     * B's public key in hex.
     */
    @StringColumn_({nullable: false})
    publicKeyB!: string

    /**
     * 1 plain, 2 with effects.
     */
    @IntColumn_({nullable: false})
    rules!: number

    /**
     * What decides draws: 1 block hashes, 3 the players' hash chains.
     */
    @IntColumn_({nullable: false})
    scheme!: number

    /**
     * How many blocks a turn may take.
     */
    @IntColumn_({nullable: false})
    turnBlocks!: number

    /**
     * The block it started in.
     */
    @IntColumn_({nullable: false})
    startBlock!: number

    /**
     * That block's time.
     */
    @DateTimeColumn_({nullable: false})
    startedAt!: Date

    /**
     * Hash of the block before the start.
     */
    @StringColumn_({nullable: false})
    parentHash!: string

    /**
     * The 20 kinds of A's deck.
     */
    @IntColumn_({array: true, nullable: false})
    deckA!: (number)[]

    /**
     * The 20 kinds of B's deck.
     */
    @IntColumn_({array: true, nullable: false})
    deckB!: (number)[]

    /**
     * The tip of A's hash chain; zeros without one.
     */
    @StringColumn_({nullable: false})
    linkA!: string

    /**
     * The tip of B's hash chain; zeros without one.
     */
    @StringColumn_({nullable: false})
    linkB!: string

    /**
     * The stats of all kinds in the game as it plays them, adjustments included.
     */
    @JSONColumn_({nullable: false})
    cards!: unknown

    @Column_("varchar", {length: 9, nullable: false})
    status!: CcgStatus

    /**
     * Counts turns from 1.
     */
    @IntColumn_({nullable: false})
    turn!: number

    /**
     * Whose turn it is; after the end, whose it was.
     */
    @StringColumn_({nullable: false})
    activePlayer!: string

    /**
     * The winner's account; absent before the end, for a draw, and if the game was cancelled.
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
    endedBy!: CcgEnding | undefined | null

    /**
     * The block it ended in.
     */
    @IntColumn_({nullable: true})
    endBlock!: number | undefined | null

    /**
     * That block's time.
     */
    @Index_()
    @DateTimeColumn_({nullable: true})
    endedAt!: Date | undefined | null

    /**
     * How many batches, claims of time-out and resignations it has.
     */
    @IntColumn_({nullable: false})
    batchCount!: number

    /**
     * How many events of the rules it has.
     */
    @IntColumn_({nullable: false})
    eventCount!: number

    /**
     * Hash of the state: from the chain after a batch; computed by the rules after the start, a time-out and a resignation.
     */
    @StringColumn_({nullable: true})
    stateHash!: string | undefined | null

    /**
     * The encoded state (SCALE) that the rules come to; absent if the game is not verified.
     */
    @StringColumn_({nullable: true})
    state!: string | undefined | null

    /**
     * Whether the SDK's rules reproduce the chain's state hashes and events, batch by batch. If not, the chain's values are stored.
     */
    @BooleanColumn_({nullable: false})
    verified!: boolean

    /**
     * What was sent, in order.
     */
    @OneToMany_(() => CcgBatch, e => e.game)
    batches!: CcgBatch[]

    /**
     * What happened, in order.
     */
    @OneToMany_(() => CcgEvent, e => e.game)
    events!: CcgEvent[]

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
