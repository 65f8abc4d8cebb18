import type { Address, Hex } from 'viem'
import { otherPlayer, type PlayerIndex as Player } from '../../core/player.js'
import type { RulesetConfig } from './ruleset.js'

/** 0 is A, 1 is B. */
export { otherPlayer, type PlayerIndex as Player } from '../../core/player.js'

/** The index of a name is its code on chain. */
export const traits = [
  'none',
  'cosmic',
  'light',
  'shadow',
  'forest',
  'metal',
  'flame',
  'aqua',
  'thunder',
  'wind',
  'earth',
] as const
export type Trait = (typeof traits)[number]

export const hands = ['rock', 'paper', 'scissors'] as const
/** 0 rock, 1 paper, 2 scissors. */
export type Hand = 0 | 1 | 2

/** 0 up, 1 right, 2 down, 3 left: the order of `earthBoostEdge`. */
export type Edge = 0 | 1 | 2 | 3
export type Edges = readonly [up: number, right: number, down: number, left: number]

export const cellCount = 9
export const turnCount = 9
export const deckSize = 5
export const edgeMax = 10
/** In `warningMarkCell` and `earthBoostEdge`: none. */
export const none = 255
export const protocolVersion = 1

export type Deck = readonly [bigint, bigint, bigint, bigint, bigint]

export type MatchHeader = {
  readonly version: number
  readonly rulesetId: Hex
  readonly seasonId: number
  readonly playerA: Address
  readonly playerB: Address
  readonly deckA: Deck
  readonly deckB: Deck
  readonly firstPlayer: number
  readonly deadline: bigint
  readonly salt: Hex
}

export type Turn = {
  readonly cell: number
  readonly cardIndex: number
  readonly warningMarkCell: number
  readonly earthBoostEdge: number
  readonly reserved: number
}

/** What both players sign. */
export type Transcript = { readonly header: MatchHeader; readonly turns: readonly Turn[] }

/** A card of a deck as the match knows it. */
export type DeckCard = {
  readonly tokenId: bigint
  readonly edges: Edges
  readonly hand: Hand
  readonly power: number
  /** The trait that counts for formations. */
  readonly trait: Trait
  /** The trait where the ruleset enables its effect, else `none`. */
  readonly effect: Trait
}

export type DeckCards = readonly [DeckCard, DeckCard, DeckCard, DeckCard, DeckCard]

export type PlacedCard = DeckCard & {
  /** The current owner. */
  readonly owner: Player
  readonly shield: number
}

/** Nine cells, row by row. */
export type Board = readonly (PlacedCard | null)[]
/** A mutable board within one turn. */
export type DraftBoard = (PlacedCard | null)[]

export type Formations = { readonly fiveElements: boolean; readonly eclipse: boolean }

export const comboTiers = ['none', 'momentum', 'domination', 'fever'] as const
export type ComboTier = (typeof comboTiers)[number]
/** A combo's bonus for the player's next card. */
export type Bonus = { readonly tier: ComboTier; readonly plus: number }

/** The part of the state that never changes during a match. */
export type MatchSetup = {
  readonly config: RulesetConfig
  readonly firstPlayer: Player
  readonly decks: readonly [DeckCards, DeckCards]
  readonly formations: readonly [Formations, Formations]
}

type PerPlayer<T> = readonly [T, T]

export type MatchState = {
  readonly setup: MatchSetup
  /** Turns made so far: 0..9. */
  readonly turn: number
  readonly board: Board
  /** Bit i is set once card i of the deck is on the board. */
  readonly usedCards: PerPlayer<number>
  readonly usedMarks: PerPlayer<number>
  /** The one live mark; it belongs to the player who moved last. */
  readonly markCell: number | null
  readonly bonuses: PerPlayer<Bonus>
}

/** The player who makes a turn. */
export function playerOfTurn(firstPlayer: Player, turn: number): Player {
  return turn % 2 === 0 ? firstPlayer : otherPlayer(firstPlayer)
}

export const playerToMove = (state: MatchState): Player => playerOfTurn(state.setup.firstPlayer, state.turn)
