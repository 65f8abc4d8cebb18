import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, IntColumn as IntColumn_, Index as Index_, BigIntColumn as BigIntColumn_, StringColumn as StringColumn_, OneToMany as OneToMany_, DateTimeColumn as DateTimeColumn_} from "@subsquid/typeorm-store"
import {CcgAdjustment} from "./ccgAdjustment.model"

/**
 * A kind of card in the catalogue, with its original stats and the changes by governance.
 */
@Entity_()
export class CcgCard {
    constructor(props?: Partial<CcgCard>) {
        Object.assign(this, props)
    }

    /**
     * The kind's number.
     */
    @PrimaryColumn_("character varying")
    id!: string

    /**
     * The same as a number.
     */
    @Index_()
    @IntColumn_({nullable: false})
    cardId!: number

    /**
     * Short hash of the name; the name itself is off chain.
     */
    @BigIntColumn_({nullable: false})
    nameHash!: bigint

    /**
     * 0 is the most common.
     */
    @Index_()
    @IntColumn_({nullable: false})
    rarity!: number

    /**
     * 0 unit, 1 spell.
     */
    @IntColumn_({nullable: false})
    cardType!: number

    @IntColumn_({nullable: false})
    cost!: number

    @IntColumn_({nullable: false})
    attack!: number

    @IntColumn_({nullable: false})
    health!: number

    /**
     * Effect id in the low 16 bits, magnitude in the high 16.
     */
    @BigIntColumn_({nullable: false})
    effects!: bigint

    @StringColumn_({nullable: true})
    uri!: string | undefined | null

    /**
     * Sum of all that was added to the cost, for games that start now.
     */
    @IntColumn_({nullable: false})
    costChange!: number

    /**
     * The same for the attack.
     */
    @IntColumn_({nullable: false})
    attackChange!: number

    /**
     * The same for the health.
     */
    @IntColumn_({nullable: false})
    healthChange!: number

    /**
     * How it got there, adjustment by adjustment.
     */
    @OneToMany_(() => CcgAdjustment, e => e.card)
    adjustments!: CcgAdjustment[]

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
