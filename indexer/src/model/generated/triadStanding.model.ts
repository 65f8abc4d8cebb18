import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, Index as Index_, BigIntColumn as BigIntColumn_, StringColumn as StringColumn_, IntColumn as IntColumn_, FloatColumn as FloatColumn_, DateTimeColumn as DateTimeColumn_} from "@subsquid/typeorm-store"

/**
 * How a player stands in a season, over matches between players. Season 0, which means no season, has standings like any other: of all matches without one.
 * The order is `[won_DESC, winRatio_DESC, tilesDifference_DESC]`.
 */
@Index_(["seasonId", "won", "winRatio", "tilesDifference"], {unique: false})
@Entity_()
export class TriadStanding {
    constructor(props?: Partial<TriadStanding>) {
        Object.assign(this, props)
    }

    /**
     * Season and player.
     */
    @PrimaryColumn_("character varying")
    id!: string

    /**
     * The season; 0 means no season.
     */
    @BigIntColumn_({nullable: false})
    seasonId!: bigint

    /**
     * The player's address.
     */
    @Index_()
    @StringColumn_({nullable: false})
    player!: string

    /**
     * Matches settled.
     */
    @IntColumn_({nullable: false})
    played!: number

    /**
     * Matches won.
     */
    @IntColumn_({nullable: false})
    won!: number

    /**
     * Matches lost; there are no draws.
     */
    @IntColumn_({nullable: false})
    lost!: number

    /**
     * Won by played, 0 to 1.
     */
    @FloatColumn_({nullable: false})
    winRatio!: number

    /**
     * Cells held at the end of all matches.
     */
    @IntColumn_({nullable: false})
    tilesFor!: number

    /**
     * Cells that the opponents held.
     */
    @IntColumn_({nullable: false})
    tilesAgainst!: number

    /**
     * The first less the second.
     */
    @IntColumn_({nullable: false})
    tilesDifference!: number

    /**
     * Wins in a row up to the last match; below zero, losses in a row.
     */
    @IntColumn_({nullable: false})
    streak!: number

    /**
     * Time of the last match's block.
     */
    @DateTimeColumn_({nullable: false})
    lastPlayed!: Date
}
