import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, Index as Index_, IntColumn as IntColumn_, ManyToOne as ManyToOne_, StringColumn as StringColumn_, OneToMany as OneToMany_, DateTimeColumn as DateTimeColumn_} from "@subsquid/typeorm-store"
import {CcgCard} from "./ccgCard.model"
import {CcgTransfer} from "./ccgTransfer.model"

/**
 * A copy of a kind: a PSP34 token.
 */
@Index_(["owner", "number"], {unique: false})
@Entity_()
export class CcgToken {
    constructor(props?: Partial<CcgToken>) {
        Object.assign(this, props)
    }

    /**
     * The token's number.
     */
    @PrimaryColumn_("character varying")
    id!: string

    /**
     * The same as a number: tokens count from 1.
     */
    @Index_()
    @IntColumn_({nullable: false})
    number!: number

    @Index_()
    @ManyToOne_(() => CcgCard, {nullable: true})
    card!: CcgCard

    /**
     * The kind's number.
     */
    @Index_()
    @IntColumn_({nullable: false})
    kind!: number

    @StringColumn_({nullable: false})
    owner!: string

    /**
     * How often it changed hands.
     */
    @IntColumn_({nullable: false})
    moves!: number

    /**
     * Every change of hands, minting included.
     */
    @OneToMany_(() => CcgTransfer, e => e.token)
    transfers!: CcgTransfer[]

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
