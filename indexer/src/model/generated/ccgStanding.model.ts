import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, Index as Index_, StringColumn as StringColumn_, IntColumn as IntColumn_, FloatColumn as FloatColumn_, DateTimeColumn as DateTimeColumn_} from "@subsquid/typeorm-store"

/**
 * How a player stands in the CCG, over all finished games between players; cancelled ones do not count.
 * The order is `[won_DESC, winRatio_DESC, played_DESC]`.
 */
@Index_(["won", "winRatio", "played"], {unique: false})
@Entity_()
export class CcgStanding {
    constructor(props?: Partial<CcgStanding>) {
        Object.assign(this, props)
    }

    /**
     * The player's address.
     */
    @PrimaryColumn_("character varying")
    id!: string

    /**
     * The same.
     */
    @StringColumn_({nullable: false})
    player!: string

    /**
     * Games that ended.
     */
    @IntColumn_({nullable: false})
    played!: number

    @IntColumn_({nullable: false})
    won!: number

    @IntColumn_({nullable: false})
    lost!: number

    /**
     * Games without a winner.
     */
    @IntColumn_({nullable: false})
    drawn!: number

    /**
     * Won by played, 0 to 1.
     */
    @FloatColumn_({nullable: false})
    winRatio!: number

    /**
     * Wins in a row up to the last game; below zero, losses in a row; 0 after a draw.
     */
    @IntColumn_({nullable: false})
    streak!: number

    /**
     * Time of the last game's end.
     */
    @DateTimeColumn_({nullable: false})
    lastPlayed!: Date
}
