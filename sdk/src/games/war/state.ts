import type { LogEntry } from '../../core/game-log.js'
import type { PlayerIndex } from '../../core/player.js'

export { otherPlayer, type PlayerIndex } from '../../core/player.js'

export const phases = ['setup', 'flip', 'lots', 'gameOver'] as const
export const victoryTypes = ['outOfCards', 'outOfWarCards', 'forfeit'] as const

export type Phase = (typeof phases)[number]
export type VictoryType = (typeof victoryTypes)[number]

export const deckSize = 20
/** The number of rounds after which a game is a draw: some games would never end. */
export const roundLimit = 2_000
export const warCardsDown = 3

/** `id` is the token id of an NFT; loaners have negative ids, which are unique within a game. */
export type Card = { readonly id: number; readonly value: number }

export type PlayedCard = {
  /** Null only in a view: a card that lies face down. */
  readonly card: Card | null
  readonly faceDown: boolean
}

export type PlayerState = {
  readonly player: { readonly id: string; readonly name: string }
  /** The first deck, in the order it was dealt in. */
  readonly dealt: readonly Card[]
  /** Top card first. */
  readonly deck: readonly Card[]
  readonly won: readonly Card[]
  /** The cards played in this round; the last one is compared. */
  readonly played: readonly PlayedCard[]
  /** The number of times the won pile was shuffled into the deck. */
  readonly shuffles: number
  /** Only in a view: the numbers of cards, which are hidden there. */
  readonly deckCount?: number
  readonly wonCount?: number
}

/** The commitments and secrets behind the seed; views show the secrets at the end. */
export type SeedAgreement = {
  readonly commitments: readonly [string, string]
  readonly secrets?: readonly [string, string] | undefined
}

export type Outcome =
  | { readonly winnerIndex: PlayerIndex; readonly victoryType: VictoryType; readonly round: number }
  | { readonly draw: true; readonly round: number }

/** The game itself; the server adds the transaction log. */
export type Game = {
  readonly players: readonly [PlayerState, PlayerState]
  readonly phase: Phase
  /** The number of decided rounds. */
  readonly round: number
  /** The lots that were looked up so far, by card id. */
  readonly lots: Readonly<Record<string, string>>
  /** The seed of every shuffle; empty in a view. */
  readonly seed: string
  readonly agreement?: SeedAgreement
  readonly outcome?: Outcome
}

export type CardLot = { readonly id: number; readonly lot: string }

export type Action =
  | { readonly type: 'flip'; readonly playerIndex: PlayerIndex }
  | { readonly type: 'forfeit'; readonly playerIndex: PlayerIndex }
  /** By the server alone: the lots that a comparison waits for. */
  | { readonly type: 'lots'; readonly lots: readonly CardLot[] }

/** The effects of an action, in order: everything that is shown, and nothing that is hidden. */
export type Step =
  | {
      readonly type: 'compare'
      readonly cards: readonly [Card, Card]
      readonly decidedBy: 'face' | 'lot'
      readonly winnerIndex: PlayerIndex
    }
  | { readonly type: 'tie'; readonly cards: readonly [Card, Card] }
  | {
      readonly type: 'war'
      /** Cards put face down, a player. */
      readonly faceDown: readonly [number, number]
      readonly faceUp: readonly [Card | null, Card | null]
    }
  | { readonly type: 'take'; readonly winnerIndex: PlayerIndex; readonly cards: number }
  | { readonly type: 'reshuffle'; readonly playerIndex: PlayerIndex; readonly cards: number }

export type TransactionDetail =
  | { readonly type: 'flip'; readonly card: Card; readonly steps: readonly Step[] }
  | { readonly type: 'lots'; readonly steps: readonly Step[] }
  | { readonly type: 'forfeit'; readonly winnerIndex: PlayerIndex }

export type TransactionLogEntry = LogEntry<Action, TransactionDetail>

/** The state as it is sent: the game and its log. */
export type GameState = Game & { readonly transactionLog: readonly TransactionLogEntry[] }
