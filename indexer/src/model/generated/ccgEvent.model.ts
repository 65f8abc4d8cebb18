import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, Index as Index_, ManyToOne as ManyToOne_, IntColumn as IntColumn_, StringColumn as StringColumn_, JSONColumn as JSONColumn_} from "@subsquid/typeorm-store"
import {CcgGame} from "./ccgGame.model"

/**
 * An event of a game, as the contract emitted it.
 */
@Index_(["game", "index"], {unique: false})
@Entity_()
export class CcgEvent {
    constructor(props?: Partial<CcgEvent>) {
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
     * Counts from 0 over the whole game.
     */
    @IntColumn_({nullable: false})
    index!: number

    /**
     * Index of the batch that it belongs to; absent for the start.
     */
    @IntColumn_({nullable: true})
    batch!: number | undefined | null

    /**
     * The event's name, as in the protocol.
     */
    @Index_()
    @StringColumn_({nullable: false})
    type!: string

    /**
     * The event's account: the player, the new active player or the winner; absent if there is none.
     */
    @StringColumn_({nullable: true})
    player!: string | undefined | null

    /**
     * The other fields.
     */
    @JSONColumn_({nullable: false})
    data!: unknown

    /**
     * The block it is in.
     */
    @IntColumn_({nullable: false})
    block!: number

    /**
     * Its place in that block.
     */
    @IntColumn_({nullable: false})
    logIndex!: number
}
