import {PrimaryColumn as PrimaryColumn_} from "typeorm"
import {Entity as Entity_, Column as Column_, StringColumn as StringColumn_, Index as Index_, JSONColumn as JSONColumn_, BigIntColumn as BigIntColumn_, IntColumn as IntColumn_, DateTimeColumn as DateTimeColumn_} from "@subsquid/typeorm-store"

/**
 * The last seal of a deck, valid or expired: a player's ownership of five cards, and their attributes.
 */
@Entity_()
export class TriadSeal {
    constructor(props?: Partial<TriadSeal>) {
        Object.assign(this, props)
    }

    /**
     * Player and hash of the deck.
     */
    @PrimaryColumn_("character varying")
    id!: string

    /**
     * Who held the cards.
     */
    @Index_()
    @StringColumn_({nullable: false})
    player!: string

    /**
     * The deck's hash, as in the message that players sign.
     */
    @StringColumn_({nullable: false})
    deckHash!: string

    /**
     * Five token ids, in the deck's order.
     */
    @StringColumn_({array: true, nullable: false})
    deck!: (string)[]

    /**
     * The cards' attributes by token id, as the SDK's `parseCards` takes them.
     */
    @JSONColumn_({nullable: false})
    cards!: unknown

    /**
     * The last second (unix) of the seal.
     */
    @BigIntColumn_({nullable: false})
    sealedUntil!: bigint

    /**
     * The block in which the deck was last sealed.
     */
    @IntColumn_({nullable: false})
    block!: number

    /**
     * Hash of the transaction that did.
     */
    @StringColumn_({nullable: false})
    transaction!: string

    /**
     * That block's time.
     */
    @DateTimeColumn_({nullable: false})
    timestamp!: Date
}
