import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, Index as Index_, IntColumn as IntColumn_, BigIntColumn as BigIntColumn_, StringColumn as StringColumn_, ManyToOne as ManyToOne_, JSONColumn as JSONColumn_, BooleanColumn as BooleanColumn_, OneToMany as OneToMany_, DateTimeColumn as DateTimeColumn_} from "@subsquid/typeorm-store"
import {TriadRuleset} from "./triadRuleset.model"
import {TriadTurn} from "./triadTurn.model"

/**
 * A match of Triad that was settled on chain. One answer with its turns and rules is enough to replay it.
 */
@Index_(["block", "logIndex"], {unique: false})
@Index_(["seasonId", "block"], {unique: false})
@Entity_()
export class TriadMatch {
    constructor(props?: Partial<TriadMatch>) {
        Object.assign(this, props)
    }

    /**
     * The match id: the hash of header and turns.
     */
    @PrimaryColumn_("character varying")
    id!: string

    /**
     * The format of the transcript.
     */
    @IntColumn_({nullable: false})
    version!: number

    /**
     * The season that the match counts for; 0 means no season.
     */
    @BigIntColumn_({nullable: false})
    seasonId!: bigint

    /**
     * The first signer.
     */
    @Index_()
    @StringColumn_({nullable: false})
    playerA!: string

    /**
     * The second signer.
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
     * Who made the first turn: 0 is A, 1 is B.
     */
    @IntColumn_({nullable: false})
    firstPlayer!: number

    /**
     * A's five token ids.
     */
    @StringColumn_({array: true, nullable: false})
    deckA!: (string)[]

    /**
     * B's five token ids.
     */
    @StringColumn_({array: true, nullable: false})
    deckB!: (string)[]

    /**
     * Id of the ruleset, as in the header.
     */
    @StringColumn_({nullable: false})
    rulesetId!: string

    /**
     * The ruleset itself; absent only if its registration was never seen.
     */
    @Index_()
    @ManyToOne_(() => TriadRuleset, {nullable: true})
    rules!: TriadRuleset | undefined | null

    /**
     * The last second (unix) at which the match could be settled.
     */
    @BigIntColumn_({nullable: false})
    deadline!: bigint

    /**
     * Makes two matches with the same moves different.
     */
    @StringColumn_({nullable: false})
    salt!: string

    /**
     * The attributes of all ten cards by token id, as they were sealed; absent only if a seal was never seen.
     */
    @JSONColumn_({nullable: true})
    cards!: unknown | undefined | null

    /**
     * The account that won.
     */
    @Index_()
    @StringColumn_({nullable: false})
    winner!: string

    /**
     * The side that won: 0 is A, 1 is B.
     */
    @IntColumn_({nullable: false})
    winnerSide!: number

    /**
     * Cells that A held at the end.
     */
    @IntColumn_({nullable: false})
    tilesA!: number

    /**
     * Cells that B held at the end.
     */
    @IntColumn_({nullable: false})
    tilesB!: number

    /**
     * Sum of the power on A's cells; for displays.
     */
    @IntColumn_({nullable: false})
    tieScoreA!: number

    /**
     * Sum of the power on B's cells; for displays.
     */
    @IntColumn_({nullable: false})
    tieScoreB!: number

    /**
     * Whether the SDK's rules come to the result that the chain recorded. The chain's result is the one that counts.
     */
    @BooleanColumn_({nullable: false})
    verified!: boolean

    /**
     * The nine turns.
     */
    @OneToMany_(() => TriadTurn, e => e.match)
    turns!: TriadTurn[]

    /**
     * The block it was settled in.
     */
    @IntColumn_({nullable: false})
    block!: number

    /**
     * The place of its event in that block: with the block, the order of all matches.
     */
    @IntColumn_({nullable: false})
    logIndex!: number

    /**
     * Hash of the transaction that settled it.
     */
    @StringColumn_({nullable: false})
    transaction!: string

    /**
     * That block's time.
     */
    @DateTimeColumn_({nullable: false})
    timestamp!: Date
}
