import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, ManyToOne as ManyToOne_, Index as Index_, IntColumn as IntColumn_, StringColumn as StringColumn_, BigIntColumn as BigIntColumn_, BooleanColumn as BooleanColumn_, DateTimeColumn as DateTimeColumn_} from "@subsquid/typeorm-store"
import {DoleroGame} from "./doleroGame.model"

/**
 * What a player got out of a game.
 */
@Entity_()
export class DoleroPayout {
    constructor(props?: Partial<DoleroPayout>) {
        Object.assign(this, props)
    }

    /**
     * Game and side.
     */
    @PrimaryColumn_("character varying")
    id!: string

    @Index_()
    @ManyToOne_(() => DoleroGame, {nullable: true})
    game!: DoleroGame

    /**
     * 0 is A, 1 is B.
     */
    @IntColumn_({nullable: false})
    side!: number

    @Index_()
    @StringColumn_({nullable: false})
    player!: string

    /**
     * SOL, or the address of the token's mint.
     */
    @Index_()
    @StringColumn_({nullable: false})
    token!: string

    /**
     * What the player brought.
     */
    @BigIntColumn_({nullable: false})
    deposited!: bigint

    /**
     * What the player got.
     */
    @BigIntColumn_({nullable: false})
    amount!: bigint

    /**
     * The second less the first.
     */
    @BigIntColumn_({nullable: false})
    net!: bigint

    /**
     * Whether the player won the game.
     */
    @BooleanColumn_({nullable: false})
    won!: boolean

    @IntColumn_({nullable: false})
    block!: number

    /**
     * Signature of the settlement.
     */
    @StringColumn_({nullable: false})
    transaction!: string

    /**
     * That slot's time.
     */
    @Index_()
    @DateTimeColumn_({nullable: false})
    timestamp!: Date
}
