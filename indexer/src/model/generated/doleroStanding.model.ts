import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, Index as Index_, StringColumn as StringColumn_, IntColumn as IntColumn_, FloatColumn as FloatColumn_, BigIntColumn as BigIntColumn_, DateTimeColumn as DateTimeColumn_} from "@subsquid/typeorm-store"

/**
 * A player's standing with one token. Games between two players count once settled; a game that was left without an opponent does not count.
 */
@Index_(["token", "net"], {unique: false})
@Index_(["token", "won"], {unique: false})
@Entity_()
export class DoleroStanding {
    constructor(props?: Partial<DoleroStanding>) {
        Object.assign(this, props)
    }

    /**
     * Token and player.
     */
    @PrimaryColumn_("character varying")
    id!: string

    /**
     * SOL, or the address of the token's mint.
     */
    @StringColumn_({nullable: false})
    token!: string

    @Index_()
    @StringColumn_({nullable: false})
    player!: string

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
    cancelled!: number

    /**
     * Wins by games played.
     */
    @FloatColumn_({nullable: false})
    winRatio!: number

    /**
     * All that the player brought.
     */
    @BigIntColumn_({nullable: false})
    deposited!: bigint

    /**
     * All that the player got.
     */
    @BigIntColumn_({nullable: false})
    paidOut!: bigint

    /**
     * The second less the first.
     */
    @BigIntColumn_({nullable: false})
    net!: bigint

    /**
     * Wins in a row, below zero losses.
     */
    @IntColumn_({nullable: false})
    streak!: number

    @DateTimeColumn_({nullable: false})
    lastPlayed!: Date
}
