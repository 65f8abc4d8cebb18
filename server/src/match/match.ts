import { FivefoldError } from '@fivefold/sdk/core'
import {
  applyAction,
  type BotStrength,
  createInitialState,
  type GameConfig,
  type GameOptions,
  type GameState,
  nobody,
  type PlayerIndex,
  startGame,
  stateHash,
  type TransactionLogEntry,
  type Visibility,
} from '@fivefold/sdk/phalanx'

export type MatchSeat = {
  /** The id that everyone sees. */
  readonly playerId: string
  readonly name: string
  /** SHA-256 of the playerId that only its owner knows; null for a bot. */
  readonly secret: Buffer | null
  readonly bot: BotStrength | null
  /** The socket in the seat; null while the player is away. */
  readonly connection: string | null
  readonly forfeitAt: Date | null
}

/** What is stored of a match beside its log. */
export type MatchFacts = {
  readonly id: string
  readonly rngSeed: number
  readonly options: GameOptions
  readonly visibility: Visibility
  readonly turnDeadline: Date | null
  readonly createdAt: Date
  /** The match whose two players alone may sit here. */
  readonly rematchOf: string | null
  /** The match that was asked for after this one. */
  readonly rematchId: string | null
  readonly seats: readonly [MatchSeat | null, MatchSeat | null]
}

export type Match = { readonly facts: MatchFacts; readonly state: GameState }

export const hasStarted = ({ seats }: MatchFacts): boolean => seats[0] !== null && seats[1] !== null

export function configOfMatch({ rngSeed, options, seats }: MatchFacts): GameConfig {
  const [first, second] = seats
  const player = (seat: MatchSeat | null) => (seat ? { id: seat.playerId, name: seat.name } : nobody)
  return { rngSeed, players: [player(first), player(second)], gameOptions: options }
}

/** The match before its first action. */
export function beginMatch(facts: MatchFacts): Match {
  const game = hasStarted(facts) ? startGame(configOfMatch(facts)) : createInitialState(configOfMatch(facts))
  return { facts, state: { ...game, transactionLog: [] } }
}

/** The match after a stored entry. */
export function appendEntry({ facts, state }: Match, entry: TransactionLogEntry): Match {
  const { transactionLog, ...game } = state
  const next = applyAction(game, entry.action).game
  if (stateHash(next) !== entry.stateHashAfter) {
    throw new FivefoldError(`The log of match ${facts.id} does not lead to its own hashes`, {
      code: 'LOG_CORRUPT',
      value: entry.sequenceNumber,
    })
  }
  return { facts, state: { ...next, transactionLog: [...transactionLog, entry] } }
}

export const restoreMatch = (facts: MatchFacts, entries: readonly TransactionLogEntry[]): Match =>
  entries.reduce(appendEntry, beginMatch(facts))

/** The seat whose owner knows this secret. */
export function seatOfSecret({ seats }: MatchFacts, secret: Buffer): PlayerIndex | undefined {
  return ([0, 1] as const).find((index) => seats[index]?.secret?.equals(secret))
}

/** The facts with something else about one seat. */
export function withSeat(facts: MatchFacts, index: PlayerIndex, change: Partial<MatchSeat>): MatchFacts {
  const [first, second] = facts.seats
  const seat = facts.seats[index]
  if (!seat) return facts
  const changed = { ...seat, ...change }
  return { ...facts, seats: index === 0 ? [changed, second] : [first, changed] }
}

/** The facts with somebody in an empty seat. */
export function withPlayer(facts: MatchFacts, index: PlayerIndex, seat: MatchSeat): MatchFacts {
  const [first, second] = facts.seats
  return { ...facts, seats: index === 0 ? [seat, second] : [first, seat] }
}
