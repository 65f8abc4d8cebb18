import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, IntColumn as IntColumn_, StringColumn as StringColumn_, DateTimeColumn as DateTimeColumn_} from "@subsquid/typeorm-store"

/**
 * Where the processor of a chain stands.
 */
@Entity_()
export class ChainStatus {
    constructor(props?: Partial<ChainStatus>) {
        Object.assign(this, props)
    }

    /**
     * The chain's name.
     */
    @PrimaryColumn_("character varying")
    id!: string

    /**
     * The last block (Solana: slot) whose rows are in the database.
     */
    @IntColumn_({nullable: false})
    height!: number

    /**
     * Hash of block 0: rows belong to this chain and to no other.
     */
    @StringColumn_({nullable: false})
    genesisHash!: string

    /**
     * Addresses of the contracts or programs whose events are read.
     */
    @StringColumn_({array: true, nullable: false})
    contracts!: (string)[]

    /**
     * When the height last changed.
     */
    @DateTimeColumn_({nullable: false})
    updatedAt!: Date

    /**
     * Since when the chain has had newer blocks while the height did not change; absent while the processor advances.
     */
    @DateTimeColumn_({nullable: true})
    behindSince!: Date | undefined | null
}
