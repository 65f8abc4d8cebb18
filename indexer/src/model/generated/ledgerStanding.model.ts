import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, Index as Index_, StringColumn as StringColumn_, IntColumn as IntColumn_, FloatColumn as FloatColumn_, DateTimeColumn as DateTimeColumn_} from "@subsquid/typeorm-store"

/**
 * How a player stands in a game of the ledger. The order is `[won_DESC, winRatio_DESC, played_DESC]`.
 */
@Index_(["game", "won", "winRatio", "played"], {unique: false})
@Entity_()
export class LedgerStanding {
    constructor(props?: Partial<LedgerStanding>) {
        Object.assign(this, props)
    }

    /**
     * Game and player.
     */
    @PrimaryColumn_("character varying")
    id!: string

    /**
     * The game's name.
     */
    @StringColumn_({nullable: false})
    game!: string

    /**
     * The player's address.
     */
    @Index_()
    @StringColumn_({nullable: false})
    player!: string

    /**
     * Matches with a final result.
     */
    @IntColumn_({nullable: false})
    played!: number

    /**
     * Matches won.
     */
    @IntColumn_({nullable: false})
    won!: number

    /**
     * Matches lost.
     */
    @IntColumn_({nullable: false})
    lost!: number

    /**
     * Matches without a winner.
     */
    @IntColumn_({nullable: false})
    drawn!: number

    /**
     * Won by played, 0 to 1.
     */
    @FloatColumn_({nullable: false})
    winRatio!: number

    /**
     * Time of the last match's block.
     */
    @DateTimeColumn_({nullable: false})
    lastPlayed!: Date
}
