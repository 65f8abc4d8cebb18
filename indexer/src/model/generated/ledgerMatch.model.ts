import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, Index as Index_, StringColumn as StringColumn_, IntColumn as IntColumn_, BigIntColumn as BigIntColumn_, DateTimeColumn as DateTimeColumn_} from "@subsquid/typeorm-store"
import {LedgerStatus} from "./_ledgerStatus"
import {LedgerWitness} from "./_ledgerWitness"

/**
 * The result of an off-chain match of any game, as recorded in the match ledger.
 */
@Index_(["game", "block"], {unique: false})
@Index_(["block", "logIndex"], {unique: false})
@Entity_()
export class LedgerMatch {
    constructor(props?: Partial<LedgerMatch>) {
        Object.assign(this, props)
    }

    /**
     * The ledger's key: the hash of game, server and the server's id.
     */
    @PrimaryColumn_("character varying")
    id!: string

    /**
     * The game's name.
     */
    @StringColumn_({nullable: false})
    game!: string

    /**
     * The server's id of the match.
     */
    @StringColumn_({nullable: false})
    matchId!: string

    /**
     * Hash of the options that it was played with.
     */
    @StringColumn_({nullable: false})
    ruleset!: string

    /**
     * The server that ran it.
     */
    @Index_()
    @StringColumn_({nullable: false})
    server!: string

    /**
     * Hash of the seed that decided all chance.
     */
    @StringColumn_({nullable: false})
    seedCommitment!: string

    /**
     * The player in seat 0.
     */
    @Index_()
    @StringColumn_({nullable: false})
    playerA!: string

    /**
     * The player in seat 1.
     */
    @Index_()
    @StringColumn_({nullable: false})
    playerB!: string

    /**
     * 0 is A, 1 is B, 2 is no winner.
     */
    @IntColumn_({nullable: false})
    winner!: number

    /**
     * The last hash of the match's log.
     */
    @StringColumn_({nullable: false})
    finalHash!: string

    /**
     * How many entries the log has.
     */
    @BigIntColumn_({nullable: false})
    actionCount!: bigint

    /**
     * Only final results count in the standings.
     */
    @Column_("varchar", {length: 7, nullable: false})
    status!: LedgerStatus

    /**
     * Whose word it is.
     */
    @Column_("varchar", {length: 7, nullable: false})
    witness!: LedgerWitness

    /**
     * When a claim can become final (unix seconds); absent for a result that both signed.
     */
    @BigIntColumn_({nullable: true})
    standsAt!: bigint | undefined | null

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
