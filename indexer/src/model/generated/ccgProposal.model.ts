import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, IntColumn as IntColumn_, Index as Index_, StringColumn as StringColumn_, BigIntColumn as BigIntColumn_, BooleanColumn as BooleanColumn_, DateTimeColumn as DateTimeColumn_, OneToMany as OneToMany_} from "@subsquid/typeorm-store"
import {CcgVote} from "./ccgVote.model"

/**
 * A wish to change a kind's stats. Quorum, lock and grace period are the contract's settings.
 */
@Entity_()
export class CcgProposal {
    constructor(props?: Partial<CcgProposal>) {
        Object.assign(this, props)
    }

    /**
     * The proposal's number.
     */
    @PrimaryColumn_("character varying")
    id!: string

    /**
     * The same as a number: proposals count from 1.
     */
    @Index_()
    @IntColumn_({nullable: false})
    number!: number

    @Index_()
    @StringColumn_({nullable: false})
    proposer!: string

    /**
     * The kind.
     */
    @Index_()
    @IntColumn_({nullable: false})
    cardId!: number

    /**
     * What is to be added to the cost.
     */
    @IntColumn_({nullable: false})
    cost!: number

    /**
     * The same for the attack.
     */
    @IntColumn_({nullable: false})
    attack!: number

    /**
     * The same for the health.
     */
    @IntColumn_({nullable: false})
    health!: number

    /**
     * Cards that may vote: the tokens from 1 to this.
     */
    @IntColumn_({nullable: false})
    supply!: number

    /**
     * The last block in which votes count.
     */
    @BigIntColumn_({nullable: false})
    endsAt!: bigint

    /**
     * Tokens that voted for it.
     */
    @IntColumn_({nullable: false})
    votesFor!: number

    /**
     * Tokens that voted against it.
     */
    @IntColumn_({nullable: false})
    votesAgainst!: number

    /**
     * Whether it took effect.
     */
    @BooleanColumn_({nullable: false})
    executed!: boolean

    /**
     * The block it took effect in.
     */
    @IntColumn_({nullable: true})
    executedBlock!: number | undefined | null

    /**
     * The block it was proposed in.
     */
    @IntColumn_({nullable: false})
    proposedBlock!: number

    /**
     * That block's time.
     */
    @DateTimeColumn_({nullable: false})
    proposedAt!: Date

    @OneToMany_(() => CcgVote, e => e.proposal)
    votes!: CcgVote[]

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
