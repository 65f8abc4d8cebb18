import type { PlayerIndex } from '../../core/player.js'

export { isPlayerIndex, otherPlayer, type PlayerIndex } from '../../core/player.js'

/** The phases and their numbers on chain. */
export const phase = {
  waiting: 0,
  commit: 1,
  offer: 2,
  relic: 3,
  deal: 4,
  cards: 5,
  opening: 6,
  betting: 7,
  lastOpening: 8,
  over: 9,
} as const
export type PhaseName = keyof typeof phase
/** By number. */
export const phases = Object.keys(phase) as readonly PhaseName[]

/** The ways in which a game ends, and their numbers on chain. */
export const end = {
  running: 0,
  hearts: 1,
  suddenDeath: 2,
  forfeit: 3,
  timeOut: 4,
  wrongCards: 5,
  cancelled: 6,
  left: 7,
} as const
export type EndName = keyof typeof end
/** By number. */
export const ends = Object.keys(end) as readonly EndName[]

/** The purpose of a VRF request; a swap of player p is `swap + p`. */
export const requestKind = { offer: 0, deal: 1, swap: 2 } as const

export const jokers = { none: 0, good: 1, bad: 2 } as const

/** Seconds. `request` is the time-out of a VRF answer. */
export const clocks = {
  commit: 30,
  request: 150,
  relic: 15,
  cards: 30,
  fastHand: 15,
  opening: 30,
  bet: 30,
  lastOpening: 30,
} as const

/** In `choice`, `folded`, `winner`, `opened`: not set yet. */
export const nothing = 255
/** The card that counts 0. */
export const blank = 52
export const deckSize = 52
export const startingHearts = 3
/** A draw of all three places. */
export const wholeHand = 7

/** 32 bytes. */
export type Bytes32 = Uint8Array
export const zeros: Bytes32 = new Uint8Array(32)
export type Pair<T> = readonly [T, T]
export type Triple<T> = readonly [T, T, T]

export type Limits = {
  readonly seatFee: bigint
  readonly maxBet: bigint
  readonly maxStack: bigint
  readonly rakePercent: number
  readonly rakeCap: bigint
}

export type Draw = {
  /** Hand places that were replaced. */
  readonly mask: number
  /** Zeros until the VRF has answered. */
  readonly vrf: Bytes32
}

export type Player = {
  readonly key: Bytes32
  readonly stack: bigint
  /** Into the pot over the whole game, net of refunds. */
  readonly paid: bigint
  /** This round. */
  readonly bet: bigint
  readonly hearts: number
  readonly commitment: Bytes32
  readonly offer: Triple<number>
  readonly choice: number
  readonly joker: number
  readonly swapsLeft: number
  /** Applies in phase cards only; unix seconds. */
  readonly deadline: number
  readonly draws: readonly Draw[]
  readonly shown: readonly number[]
  readonly arranged: boolean
  readonly arrangement: Triple<Bytes32>
  readonly locked: boolean
  readonly autoPlayed: boolean
  /** The cards at positions 1, 2, 3. */
  readonly opened: Triple<number>
  readonly secret: Bytes32 | null
}

export type Pending = { readonly nonce: bigint; readonly kind: number; readonly askedAt: number }

export type Game = {
  readonly id: Bytes32
  readonly limits: Limits
  readonly phase: number
  readonly round: number
  readonly suddenDeath: boolean
  readonly pot: bigint
  /** Applies in every phase except cards; unix seconds. */
  readonly deadline: number
  readonly nonce: bigint
  readonly pending: readonly Pending[]
  readonly toAct: PlayerIndex
  readonly raised: boolean
  readonly revealed: number
  readonly folded: number
  readonly winner: number
  readonly end: number
  readonly players: Pair<Player>
}

export type Action =
  | { readonly type: 'commit'; readonly commitment: Bytes32 }
  | { readonly type: 'requestRandom' }
  /** 0..2 a relic of the offer, 3 joker, 4 skip. */
  | { readonly type: 'choose'; readonly choice: number }
  | { readonly type: 'swap'; readonly mask: number }
  | { readonly type: 'show'; readonly cards: readonly number[] }
  | { readonly type: 'arrange'; readonly commitments: Triple<Bytes32> }
  | { readonly type: 'lock' }
  /** Positions 3 and 2, in this order. */
  | { readonly type: 'open'; readonly cards: Pair<number>; readonly salts: Pair<Bytes32> }
  | { readonly type: 'raise'; readonly amount: bigint }
  | { readonly type: 'call' }
  | { readonly type: 'fold' }
  | { readonly type: 'reveal' }
  | { readonly type: 'openLast'; readonly secret: Bytes32; readonly card: number; readonly salt: Bytes32 }
  | { readonly type: 'forfeit' }

export type ActionType = Action['type']

/** Rake to the house, the rest to the players. */
export type Settlement = { readonly rake: bigint; readonly payouts: Pair<bigint> }

export const emptyPlayer: Player = {
  key: zeros,
  stack: 0n,
  paid: 0n,
  bet: 0n,
  hearts: 0,
  commitment: zeros,
  offer: [0, 0, 0],
  choice: nothing,
  joker: jokers.none,
  swapsLeft: 0,
  deadline: 0,
  draws: [],
  shown: [],
  arranged: false,
  arrangement: [zeros, zeros, zeros],
  locked: false,
  autoPlayed: false,
  opened: [nothing, nothing, nothing],
  secret: null,
}

export function withPlayer(game: Game, index: PlayerIndex, change: Partial<Player>): Game {
  const [first, second] = game.players
  return {
    ...game,
    players: index === 0 ? [{ ...first, ...change }, second] : [first, { ...second, ...change }],
  }
}

/** The pending request of a player's swap. */
export function pendingSwap(game: Game, player: PlayerIndex): Pending | undefined {
  return game.pending.find(({ kind }) => kind === requestKind.swap + player)
}
