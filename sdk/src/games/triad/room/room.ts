import type { Hex } from 'viem'
import type { SigningDomain } from '../../../core/eip712.js'
import type { Cards } from '../cards.js'
import type { Ruleset } from '../ruleset.js'
import type { Deck, MatchHeader, Turn } from '../state.js'

/** One side of the table: who plays, with which cards, as the player claims them. The chain has the last word on both. */
export type Seat = {
  readonly player: MatchHeader['playerA']
  readonly deck: Deck
  readonly cards: Cards
  /** Account with code, whose signature only the chain can check (ERC-1271). */
  readonly isContract: boolean
}

/** What the one who opens a room decides. */
export type RoomTerms = {
  readonly ruleset: Ruleset
  readonly seasonId: number
  /** The league that the match is signed for. */
  readonly domain: SigningDomain
  /** Seconds between the agreement and the deadline. */
  readonly lifetime: number
}

/** What fixes a match once both sit: the time, and a salt that nobody at the table chose. */
export type RoomChance = { readonly now: bigint; readonly salt: Hex }

/**
 * A table for one match, from the first seat to the second signature.
 * `open` waits for an opponent, `choosing` for the one with Wind, then nine turns are played and both sign.
 */
export type Room = {
  readonly terms: RoomTerms
  readonly seats: readonly [Seat, Seat | null]
  readonly chance: RoomChance | null
  /** Null until it is known who begins. */
  readonly header: MatchHeader | null
  readonly turns: readonly Turn[]
  readonly signatures: readonly [Hex | null, Hex | null]
}

export const roomPhases = ['open', 'choosing', 'playing', 'signing', 'signed'] as const
export type RoomPhase = (typeof roomPhases)[number]

/** A room whose seats are both taken, ready to be replayed. */
export type SeatedRoom = Room & {
  readonly seats: readonly [Seat, Seat]
  readonly header: MatchHeader
}
