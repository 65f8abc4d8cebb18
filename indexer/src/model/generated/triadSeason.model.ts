import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, BigIntColumn as BigIntColumn_, IntColumn as IntColumn_, DateTimeColumn as DateTimeColumn_, Index as Index_} from "@subsquid/typeorm-store"

/**
 * A season that was played in by two players. Players choose the number when they agree on a match, so there may be any.
 */
@Entity_()
export class TriadSeason {
    constructor(props?: Partial<TriadSeason>) {
        Object.assign(this, props)
    }

    /**
     * The season's number.
     */
    @PrimaryColumn_("character varying")
    id!: string

    /**
     * The same as a number; 0 means no season.
     */
    @BigIntColumn_({nullable: false})
    seasonId!: bigint

    /**
     * Matches settled in it between players.
     */
    @IntColumn_({nullable: false})
    matches!: number

    /**
     * Players with a standing in it.
     */
    @IntColumn_({nullable: false})
    players!: number

    /**
     * Time of the first match's block.
     */
    @DateTimeColumn_({nullable: false})
    firstPlayed!: Date

    /**
     * Time of the last match's block.
     */
    @Index_()
    @DateTimeColumn_({nullable: false})
    lastPlayed!: Date
}
