import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, ManyToOne as ManyToOne_, Index as Index_, IntColumn as IntColumn_, BigIntColumn as BigIntColumn_, JSONColumn as JSONColumn_} from "@subsquid/typeorm-store"
import {TriadMatch} from "./triadMatch.model"

/**
 * One of a match's nine turns.
 */
@Entity_()
export class TriadTurn {
    constructor(props?: Partial<TriadTurn>) {
        Object.assign(this, props)
    }

    /**
     * Match id and index.
     */
    @PrimaryColumn_("character varying")
    id!: string

    @Index_()
    @ManyToOne_(() => TriadMatch, {nullable: true})
    match!: TriadMatch

    /**
     * 0 to 8.
     */
    @IntColumn_({nullable: false})
    index!: number

    /**
     * Whose turn it was: 0 is A, 1 is B.
     */
    @IntColumn_({nullable: false})
    player!: number

    /**
     * The cell, 0 to 8 in rows from the top left.
     */
    @IntColumn_({nullable: false})
    cell!: number

    /**
     * The card's place in the deck, 0 to 4.
     */
    @IntColumn_({nullable: false})
    cardIndex!: number

    /**
     * The card's token id; absent if the deck has no such place.
     */
    @BigIntColumn_({nullable: true})
    tokenId!: bigint | undefined | null

    /**
     * The cell that got a warning mark, 255 for none.
     */
    @IntColumn_({nullable: false})
    warningMarkCell!: number

    /**
     * The edge that an Earth card strengthened (0 up, 1 right, 2 down, 3 left), 255 for none.
     */
    @IntColumn_({nullable: false})
    earthBoostEdge!: number

    /**
     * Unused, but part of the signed turn.
     */
    @IntColumn_({nullable: false})
    reserved!: number

    /**
     * How many cards changed sides; absent if the match is not verified.
     */
    @IntColumn_({nullable: true})
    flips!: number | undefined | null

    /**
     * What happened, step by step, as the SDK's `TurnEvent`s with token ids as text; absent if the match is not verified.
     */
    @JSONColumn_({nullable: true})
    events!: unknown | undefined | null
}
