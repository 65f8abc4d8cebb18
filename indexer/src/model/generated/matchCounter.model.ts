import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, IntColumn as IntColumn_, DateTimeColumn as DateTimeColumn_} from "@subsquid/typeorm-store"

/**
 * How many matches a chain has recorded.
 */
@Entity_()
export class MatchCounter {
    constructor(props?: Partial<MatchCounter>) {
        Object.assign(this, props)
    }

    /**
     * The chain's name.
     */
    @PrimaryColumn_("character varying")
    id!: string

    @IntColumn_({nullable: false})
    count!: number

    /**
     * The block (Solana: slot) of the last recorded match.
     */
    @IntColumn_({nullable: false})
    block!: number

    /**
     * That block's time.
     */
    @DateTimeColumn_({nullable: false})
    updatedAt!: Date
}
