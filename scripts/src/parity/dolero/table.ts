import type { Random } from '@fivefold/sdk/core'
import {
  type Arrangement,
  type Bytes32,
  type DrawnCards,
  drawCards,
  type Game,
  type Player,
  type PlayerIndex,
  roundSecret,
} from '@fivefold/sdk/dolero'
import { random32 } from './random-opening.js'

type Laid = { readonly cards: Arrangement; readonly salts: readonly [Bytes32, Bytes32, Bytes32] }

/** The private data of a player in a random game. */
export type Seat = {
  readonly stored: Bytes32
  secret: Bytes32
  laid: Laid | undefined
  drawn: { readonly draws: Player['draws']; readonly cards: DrawnCards } | undefined
}

/** A random game in progress. */
export type Table = {
  readonly random: Random
  readonly seats: readonly [Seat, Seat]
  /** Percentage of inputs that an honest player would not send. */
  readonly wildness: number
  /** Percentage of false arrangements and shows. */
  readonly falseness: number
  game: Game
  now: number
}

export const createSeat = (random: Random): Seat => {
  const stored = random32(random)
  return { stored, secret: stored, laid: undefined, drawn: undefined }
}

/** A new secret at the beginning of each round. */
export function renewSecrets({ game, seats }: Table): void {
  for (const player of [0, 1] as const) {
    const seat = seats[player]
    seat.secret = roundSecret(seat.stored, game, player)
    seat.laid = undefined
    seat.drawn = undefined
  }
}

/** The cards of a player without a pending swap. */
export function cardsOf({ game, seats }: Table, player: PlayerIndex): DrawnCards {
  const seat = seats[player]
  const { draws } = game.players[player]
  if (seat.drawn?.draws !== draws) seat.drawn = { draws, cards: drawCards(draws, seat.secret) }
  return seat.drawn.cards
}

export const isLucky = (random: Random, percent: number): boolean => random.below(100) < percent
