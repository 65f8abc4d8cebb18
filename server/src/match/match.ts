import { FivefoldError, type PlayerIndex, players, type Visibility } from '@fivefold/sdk/core'
import type { AnyEntry, AnyLogEnd, AnyState, ServerGame } from './server-game.js'
import type { MatchSettings } from './settings.js'

export type MatchSeat<Terms = unknown> = {
  /** The player's public id in the game state. */
  readonly playerId: string
  readonly name: string
  /** SHA-256 of the seat token; null for a bot. */
  readonly tokenHash: Buffer | null
  readonly bot: string | null
  /** The socket in the seat; null while the player is away. */
  readonly connection: string | null
  readonly forfeitAt: Date | null
  /** The game's own data of the seat. */
  readonly terms: Terms
}

export type Seats<Terms = unknown> = readonly [MatchSeat<Terms> | null, MatchSeat<Terms> | null]

/** The stored data of a match, without its log. */
export type MatchFacts<Options = unknown, Terms = unknown> = {
  readonly id: string
  readonly game: ServerGame
  readonly rngSeed: number
  readonly options: Options
  readonly visibility: Visibility
  readonly turnDeadline: Date | null
  readonly createdAt: Date
  /** The match that this one is a rematch of; only its players may take the seats. */
  readonly rematchOf: string | null
  /** The rematch of this match. */
  readonly rematchId: string | null
  readonly seats: Seats<Terms>
}

export type MatchOf<State, Facts> = { readonly facts: Facts; readonly state: State; readonly log: AnyLogEnd }
export type Match = MatchOf<AnyState, MatchFacts>

export const hasStarted = ({ game, seats }: MatchFacts): boolean => game.hasStarted(seats)

/** The match before its first action. */
export const beginMatch = (facts: MatchFacts): Match => ({
  facts,
  state: facts.game.begin(facts),
  log: emptyLog,
})

const emptyLog: AnyLogEnd = { length: 0, newest: undefined }

/** The end of a log after one more entry. */
export const endAfter = ({ length }: AnyLogEnd, newest: AnyEntry): AnyLogEnd => ({
  length: length + 1,
  newest,
})

/** The match after a stored entry. */
export function appendEntry({ facts, state, log }: Match, entry: AnyEntry): Match {
  const { sequenceNumber } = entry
  const corrupt = (reason: string) =>
    new FivefoldError(`The log of match ${facts.id} ${reason}`, {
      code: 'LOG_CORRUPT',
      value: sequenceNumber,
    })
  if (sequenceNumber !== log.length) throw corrupt(`has no entry ${log.length}`)
  const next = facts.game.apply(facts, state, entry)
  if (next.hash !== entry.stateHashAfter) throw corrupt('does not lead to its own hashes')
  return { facts, state: next.state, log: endAfter(log, entry) }
}

export const restoreMatch = (facts: MatchFacts, entries: readonly AnyEntry[]): Match =>
  entries.reduce(appendEntry, beginMatch(facts))

/** The seat whose token has this hash. */
export function seatOfToken({ seats }: MatchFacts, tokenHash: Buffer): PlayerIndex | undefined {
  return players.find((index) => seats[index]?.tokenHash?.equals(tokenHash))
}

/** The facts with a change of one seat. */
export function withSeat(facts: MatchFacts, index: PlayerIndex, change: Partial<MatchSeat>): MatchFacts {
  const seat = facts.seats[index]
  return seat ? withPlayer(facts, index, { ...seat, ...change }) : facts
}

/** The facts with a player in a seat. */
export function withPlayer(facts: MatchFacts, index: PlayerIndex, seat: MatchSeat): MatchFacts {
  const [first, second] = facts.seats
  return { ...facts, seats: index === 0 ? [seat, second] : [first, seat] }
}

export const withDeadline = (facts: MatchFacts, turnDeadline: Date | null): MatchFacts =>
  turnDeadline === facts.turnDeadline ? facts : { ...facts, turnDeadline }

/** A number of milliseconds from now; null where the clock is off. */
export const later = (now: Date, milliseconds: number): Date | null =>
  milliseconds > 0 ? new Date(now.getTime() + milliseconds) : null

export const isPast = (time: Date | null | undefined, now: Date): boolean => Boolean(time && time <= now)

/** When a player who leaves now loses the match. */
export const forfeitTime = (now: Date, { forfeitAfter }: MatchSettings): Date | null =>
  later(now, forfeitAfter)
