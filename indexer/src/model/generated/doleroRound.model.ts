import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, ManyToOne as ManyToOne_, Index as Index_, IntColumn as IntColumn_, BooleanColumn as BooleanColumn_, DateTimeColumn as DateTimeColumn_} from "@subsquid/typeorm-store"
import {DoleroGame} from "./doleroGame.model"

/**
 * A round of a game of DOLERO.
 */
@Entity_()
export class DoleroRound {
    constructor(props?: Partial<DoleroRound>) {
        Object.assign(this, props)
    }

    /**
     * Game and number.
     */
    @PrimaryColumn_("character varying")
    id!: string

    @Index_()
    @ManyToOne_(() => DoleroGame, {nullable: true})
    game!: DoleroGame

    /**
     * Counts from 1.
     */
    @IntColumn_({nullable: false})
    number!: number

    @BooleanColumn_({nullable: false})
    suddenDeath!: boolean

    /**
     * A's relic (0 to 5), 6 the joker, 7 none; absent before the choice.
     */
    @IntColumn_({nullable: true})
    choiceA!: number | undefined | null

    /**
     * B's, likewise.
     */
    @IntColumn_({nullable: true})
    choiceB!: number | undefined | null

    /**
     * What A's joker was: 0 no joker, 1 good, 2 bad.
     */
    @IntColumn_({nullable: false})
    jokerA!: number

    /**
     * What B's joker was.
     */
    @IntColumn_({nullable: false})
    jokerB!: number

    /**
     * Swaps that A made.
     */
    @IntColumn_({nullable: false})
    swapsA!: number

    /**
     * Swaps that B made.
     */
    @IntColumn_({nullable: false})
    swapsB!: number

    /**
     * A's cards at positions 1, 2, 3; 52 is the blank, 255 face down.
     */
    @IntColumn_({array: true, nullable: false})
    cardsA!: (number)[]

    /**
     * B's cards.
     */
    @IntColumn_({array: true, nullable: false})
    cardsB!: (number)[]

    /**
     * The side that folded.
     */
    @IntColumn_({nullable: true})
    foldedSide!: number | undefined | null

    /**
     * Absent before the score.
     */
    @IntColumn_({nullable: true})
    scoreA!: number | undefined | null

    /**
     * Absent before the score.
     */
    @IntColumn_({nullable: true})
    scoreB!: number | undefined | null

    /**
     * The side that won the round; absent before the score and for a tie.
     */
    @IntColumn_({nullable: true})
    winnerSide!: number | undefined | null

    /**
     * Hearts of A after the round.
     */
    @IntColumn_({nullable: true})
    heartsA!: number | undefined | null

    /**
     * Hearts of B after the round.
     */
    @IntColumn_({nullable: true})
    heartsB!: number | undefined | null

    /**
     * When it was scored.
     */
    @DateTimeColumn_({nullable: true})
    scoredAt!: Date | undefined | null
}
