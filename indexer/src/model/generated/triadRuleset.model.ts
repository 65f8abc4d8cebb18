import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, IntColumn as IntColumn_, JSONColumn as JSONColumn_, StringColumn as StringColumn_, DateTimeColumn as DateTimeColumn_} from "@subsquid/typeorm-store"

/**
 * A set of rules that a match of Triad can be played under. Registered once, never changed.
 */
@Entity_()
export class TriadRuleset {
    constructor(props?: Partial<TriadRuleset>) {
        Object.assign(this, props)
    }

    /**
     * The ruleset's id: the hash of its canonical config.
     */
    @PrimaryColumn_("character varying")
    id!: string

    /**
     * Counts rulesets from 1.
     */
    @IntColumn_({nullable: false})
    number!: number

    /**
     * The canonical config, as the SDK's `parseRuleset` takes it.
     */
    @JSONColumn_({nullable: false})
    config!: unknown

    /**
     * The block it was registered in.
     */
    @IntColumn_({nullable: false})
    block!: number

    /**
     * Hash of the transaction that registered it.
     */
    @StringColumn_({nullable: false})
    transaction!: string

    /**
     * That block's time.
     */
    @DateTimeColumn_({nullable: false})
    timestamp!: Date
}
