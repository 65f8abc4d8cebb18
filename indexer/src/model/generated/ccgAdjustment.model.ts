import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, ManyToOne as ManyToOne_, Index as Index_, IntColumn as IntColumn_, StringColumn as StringColumn_, DateTimeColumn as DateTimeColumn_} from "@subsquid/typeorm-store"
import {CcgCard} from "./ccgCard.model"

/**
 * A change of a kind's stats, for games that started later.
 */
@Entity_()
export class CcgAdjustment {
    constructor(props?: Partial<CcgAdjustment>) {
        Object.assign(this, props)
    }

    /**
     * Block and place.
     */
    @PrimaryColumn_("character varying")
    id!: string

    @Index_()
    @ManyToOne_(() => CcgCard, {nullable: true})
    card!: CcgCard

    /**
     * Sum of all adjustments of the cost after this one.
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
