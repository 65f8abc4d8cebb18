import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, ManyToOne as ManyToOne_, Index as Index_, IntColumn as IntColumn_, StringColumn as StringColumn_, BigIntColumn as BigIntColumn_, DateTimeColumn as DateTimeColumn_} from "@subsquid/typeorm-store"
import {DoleroGame} from "./doleroGame.model"
import {DoleroBetKind} from "./_doleroBetKind"

/**
 * What a player did while betting.
 */
@Entity_()
export class DoleroBet {
    constructor(props?: Partial<DoleroBet>) {
        Object.assign(this, props)
    }

    /**
     * Game and index.
     */
    @PrimaryColumn_("character varying")
    id!: string

    @Index_()
    @ManyToOne_(() => DoleroGame, {nullable: true})
    game!: DoleroGame

    /**
     * Counts the bets of a game from 0.
     */
    @IntColumn_({nullable: false})
    index!: number

    @IntColumn_({nullable: false})
    round!: number

    /**
     * 0 is A, 1 is B.
     */
    @IntColumn_({nullable: false})
    side!: number

    @Index_()
    @StringColumn_({nullable: false})
    player!: string

    @Column_("varchar", {length: 6, nullable: false})
    kind!: DoleroBetKind

    /**
     * By how much it was raised.
     */
    @BigIntColumn_({nullable: true})
    amount!: bigint | undefined | null

    /**
     * What the player has bet in this round, after a raise or call.
     */
    @BigIntColumn_({nullable: true})
    bet!: bigint | undefined | null

    /**
     * What a fold gave back to the other player.
     */
    @BigIntColumn_({nullable: true})
    returned!: bigint | undefined | null

    @IntColumn_({nullable: false})
    block!: number

    /**
     * Signature of its transaction.
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
