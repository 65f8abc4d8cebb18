import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, ManyToOne as ManyToOne_, Index as Index_, StringColumn as StringColumn_, BooleanColumn as BooleanColumn_, IntColumn as IntColumn_, DateTimeColumn as DateTimeColumn_} from "@subsquid/typeorm-store"
import {CcgProposal} from "./ccgProposal.model"

/**
 * A vote with one or more tokens.
 */
@Entity_()
export class CcgVote {
    constructor(props?: Partial<CcgVote>) {
        Object.assign(this, props)
    }

    /**
     * Block and place.
     */
    @PrimaryColumn_("character varying")
    id!: string

    @Index_()
    @ManyToOne_(() => CcgProposal, {nullable: true})
    proposal!: CcgProposal

    @Index_()
    @StringColumn_({nullable: false})
    voter!: string

    @BooleanColumn_({nullable: false})
    support!: boolean

    /**
     * The tokens that voted.
     */
    @IntColumn_({array: true, nullable: false})
    tokens!: (number)[]

    @IntColumn_({nullable: false})
    block!: number

    /**
     * The place of its event in that block.
     */
    @IntColumn_({nullable: false})
    logIndex!: number

    /**
     * Hash of its transaction.
     */
    @StringColumn_({nullable: false})
    transaction!: string

    /**
     * That block's time.
     */
    @DateTimeColumn_({nullable: false})
    timestamp!: Date
}
