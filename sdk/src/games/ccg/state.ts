import type { PlayerIndex } from '../../core/player.js'

export { isPlayerIndex, otherPlayer, type PlayerIndex } from '../../core/player.js'

export const startingHp = 20
export const deckSize = 20
export const copiesAllowed = 2
export const slotCount = 4
export const handLimit = 8
export const energyLimit = 10
export const startingHands = [3, 4] as const

export const slots = [0, 1, 2, 3] as const
export type Slot = (typeof slots)[number]

/** The protocol's numbers, as they are encoded. */
export const gameStatus = { dealing: 0, running: 1, wonBy0: 2, wonBy1: 3, draw: 4, cancelled: 5 } as const
export const cardTypes = { unit: 0, spell: 1 } as const
export const rulesVersions = { plain: 1, effects: 2 } as const
export const drawSchemes = { blockHash: 1, hashChains: 3 } as const

/** A kind of card in a game, with governance adjustments applied. */
export type CardStats = {
  readonly id: number
  readonly cardType: number
  readonly cost: number
  readonly attack: number
  readonly health: number
  /** Effect id in the low 16 bits, magnitude in the high 16. */
  readonly effects: number
}

export type Unit = {
  readonly cardId: number
  readonly currentHp: number
  readonly attack: number
  readonly actedThisTurn: boolean
}

/** Four slots. */
export type Board = readonly (Unit | null)[]

export type PlayerState = {
  /** 32 bytes. */
  readonly addr: Uint8Array
  readonly hp: number
  readonly energy: number
  readonly maxEnergy: number
  readonly fatigue: number
  /** How many cards this player has drawn. */
  readonly draws: number
  /** The last known link of the hash chain; 32 bytes. */
  readonly link: Uint8Array
  readonly deck: readonly number[]
  readonly hand: readonly number[]
  readonly board: Board
}

export type Game = {
  readonly id: number
  readonly rules: number
  readonly scheme: number
  readonly status: number
  readonly activeIdx: PlayerIndex
  /** Whether the active player has revealed the link of this turn. */
  readonly linked: boolean
  readonly turn: number
  readonly turnStarted: number
  readonly turnBlocks: number
  readonly players: readonly [PlayerState, PlayerState]
}

/** Whether the game accepts actions, now or after the deal. */
export const isOver = ({ status }: Pick<Game, 'status'>): boolean => status > gameStatus.running

/** The winner of a finished game; null for a draw, undefined if it is not over or was cancelled. */
export function winnerOf({ status }: Pick<Game, 'status'>): PlayerIndex | null | undefined {
  if (status === gameStatus.wonBy0) return 0
  if (status === gameStatus.wonBy1) return 1
  return status === gameStatus.draw ? null : undefined
}
