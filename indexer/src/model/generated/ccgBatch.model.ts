import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, Index as Index_, ManyToOne as ManyToOne_, IntColumn as IntColumn_, BooleanColumn as BooleanColumn_, StringColumn as StringColumn_, DateTimeColumn as DateTimeColumn_} from "@subsquid/typeorm-store"
import {CcgGame} from "./ccgGame.model"

/**
 * A batch of actions, or a claim of time-out or a resignation in the place of one.
 */
@Index_(["game", "index"], {unique: false})
@Entity_()
export class CcgBatch {
    constructor(props?: Partial<CcgBatch>) {
        Object.assign(this, props)
    }

    /**
     * Game and index.
     */
    @PrimaryColumn_("character varying")
    id!: string

    @ManyToOne_(() => CcgGame, {nullable: true})
    game!: CcgGame

    /**
     * Counts from 0.
     */
    @IntColumn_({nullable: false})
    index!: number

    /**
     * Whether it is a claim of time-out: then it has a block and nothing else to replay.
     */
    @BooleanColumn_({nullable: false})
    timeout!: boolean

    /**
     * Whether it is a resignation: then it has a player and nothing else to replay.
     */
    @BooleanColumn_({nullable: false})
    resigned!: boolean

    /**
     * The sender; for a time-out, the player whose time ran out.
     */
    @Index_()
    @StringColumn_({nullable: false})
    player!: string

    /**
     * The side: 0 is A, 1 is B.
     */
    @IntColumn_({nullable: false})
    side!: number

    /**
     * The actions, seven bytes each, in hex.
     */
    @StringColumn_({nullable: false})
    actions!: string

    /**
     * The link of the player's hash chain that came with it.
     */
    @StringColumn_({nullable: true})
    link!: string | undefined | null

    /**
     * Hash of the block before; absent for a time-out and a resignation.
     */
    @StringColumn_({nullable: true})
    parentHash!: string | undefined | null

    /**
     * Hash of the state after it, from the chain; absent for a time-out and a resignation.
     */
    @StringColumn_({nullable: true})
    stateHash!: string | undefined | null

    /**
     * The block it is in.
     */
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
