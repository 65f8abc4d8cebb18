import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, Index as Index_, IntColumn as IntColumn_, StringColumn as StringColumn_, DateTimeColumn as DateTimeColumn_} from "@subsquid/typeorm-store"
import {Chain} from "./_chain"

/**
 * An event that could not be read or stored. It changed no other row, and the events after it were processed.
 */
@Index_(["chain", "block", "logIndex"], {unique: false})
@Entity_()
export class QuarantinedEvent {
    constructor(props?: Partial<QuarantinedEvent>) {
        Object.assign(this, props)
    }

    /**
     * Chain, block and place.
     */
    @PrimaryColumn_("character varying")
    id!: string

    @Column_("varchar", {length: 8, nullable: false})
    chain!: Chain

    /**
     * The block (Solana: slot) it is in.
     */
    @IntColumn_({nullable: false})
    block!: number

    /**
     * Its place in that block.
     */
    @IntColumn_({nullable: false})
    logIndex!: number

    /**
     * Transaction hash, on Solana the signature.
     */
    @StringColumn_({nullable: false})
    transaction!: string

    /**
     * Address of the contract or program that emitted it.
     */
    @Index_()
    @StringColumn_({nullable: false})
    contract!: string

    /**
     * The bytes as the chain's node returned them; of long ones the first 16,384 characters.
     */
    @StringColumn_({nullable: false})
    data!: string

    /**
     * Why it was not read or stored.
     */
    @StringColumn_({nullable: false})
    reason!: string

    /**
     * The block's time.
     */
    @DateTimeColumn_({nullable: false})
    timestamp!: Date
}
