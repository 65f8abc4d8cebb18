import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, Index as Index_, IntColumn as IntColumn_, StringColumn as StringColumn_, DateTimeColumn as DateTimeColumn_} from "@subsquid/typeorm-store"
import {Chain} from "./_chain"

@Entity_()
export class RecordedMatch {
    constructor(props?: Partial<RecordedMatch>) {
        Object.assign(this, props)
    }

    /**
     * Chain and number.
     */
    @PrimaryColumn_("character varying")
    id!: string

    @Index_()
    @Column_("varchar", {length: 8, nullable: false})
    chain!: Chain

    /**
     * The counter's value after this match: 1, 2, 3 … on each chain.
     */
    @IntColumn_({nullable: false})
    number!: number

    /**
     * The player's address as the chain's wallets show it.
     */
    @Index_()
    @StringColumn_({nullable: false})
    player!: string

    /**
     * The block (Solana: slot) it is in.
     */
    @IntColumn_({nullable: false})
    block!: number

    /**
     * Transaction hash, on Solana the signature.
     */
    @StringColumn_({nullable: false})
    transaction!: string

    @Index_()
    @DateTimeColumn_({nullable: false})
    timestamp!: Date
}
