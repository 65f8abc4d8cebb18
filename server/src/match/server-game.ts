import type { LogEnd, LogEntry } from '@fivefold/sdk/core'
import type { ResultStatement, SeatStatement } from '@fivefold/sdk/ledger'
import type { Viewer } from '@fivefold/sdk/phalanx'
import type { Address } from 'viem'
import type { z } from 'zod'
import type { Progress } from './grouped-appends.js'
import type { MatchFacts, MatchOf, MatchSeat, Seats } from './match.js'
import type { Opening, SeatRequest, ServerMessage } from './messages.js'
import type { MatchSettings } from './settings.js'

export const gameNames = ['phalanx', 'war'] as const
export type GameName = (typeof gameNames)[number]
export type PlayerIndex = 0 | 1

export type AnyAction = { readonly type: string; readonly playerIndex?: PlayerIndex }
export type AnyEntry = LogEntry<AnyAction, unknown>
export type AnyLogEnd = LogEnd<AnyEntry>
/** Every game has the phases `setup` and `gameOver`, and others of its own between them. */
export type AnyState = { readonly phase: string }

/** What decides a match beside its seats. */
export type MatchTerms = { rngSeed: number; options: unknown }

/** What a seat is taken with. */
export type BotSeat = Pick<MatchSeat, 'name' | 'bot' | 'terms'>

/** Two players' statements for the ledger. */
export type LedgerStatements<Facts, State> = {
  /** Throws a Refusal where the terms of the match are not complete yet. */
  seat(facts: Facts, server: Address, player: Address, seat: PlayerIndex): SeatStatement
  result(
    facts: Facts,
    server: Address,
    players: readonly [Address, Address],
    state: State,
    log: readonly AnyEntry[],
  ): ResultStatement
}

/**
 * All that differs between the games. Rooms hand a game nothing but what it made itself, so methods may ask for their own
 * states, actions and facts.
 */
export interface MatchGame<
  State extends AnyState = AnyState,
  Action extends AnyAction = AnyAction,
  Facts extends MatchFacts = MatchFacts,
> {
  readonly name: GameName
  /** Of what is stored: options of a match, terms of a seat, entries of the log. */
  readonly optionsSchema: z.ZodType
  readonly termsSchema: z.ZodType
  readonly entrySchema: z.ZodType
  /** What a player may send. */
  readonly actionTypes: readonly string[]
  readonly ledger: LedgerStatements<Facts, State>

  /** Whether everything is there that the first state depends on. */
  hasStarted(seats: Seats): boolean
  /** The state before the first action; in `setup` until the match has started. */
  begin(facts: Facts): State
  /** Throws a FivefoldError at what the rules refuse. */
  record(
    facts: Facts,
    state: State,
    log: AnyLogEnd,
    action: Action,
    timestamp: string,
  ): { game: State; entry: AnyEntry }
  /** The state after a stored action, and its hash. */
  apply(facts: Facts, state: State, entry: AnyEntry): { state: State; hash: string }
  /** What a viewer may see. */
  view(state: State, viewer: Viewer): State
  /** Whether everyone is told the same of how one state became another. */
  isOpenChange(before: State, after: State): boolean
  /** The operations of the JSON Patch that tells a viewer how, as text, each with a comma behind it. */
  patchText(before: State, after: State, viewer: Viewer): string
  /** JSON of an entry of the log. */
  entryText(entry: AnyEntry): string
  replay(
    facts: Facts,
    log: readonly AnyEntry[],
  ): { valid: boolean; actionCount: number; finalStateHash: string }

  /** SHA-256 of what decides all chance, once it is fixed. */
  commitment(facts: Facts): string | undefined
  /** What a new match is played with; throws a MatchRefused. */
  terms(opening: Opening, settings: MatchSettings): MatchTerms
  /** What a rematch is played with. */
  rematchTerms(facts: Facts, opening: Opening, settings: MatchSettings): MatchTerms
  /** What the game keeps of whoever sits down beside the other; throws a MatchRefused. */
  seatTerms(request: SeatRequest, other: MatchSeat | null): unknown
  /** What the game keeps of a seat whose player tells the secret that was committed to; throws a MatchRefused. */
  reveal?(facts: Facts, seat: PlayerIndex, secret: string): Promise<unknown>
  /** The bot that was asked for, or the one that sat there before. */
  bot(strength: string): BotSeat
  /** What the lobby tells of a match's options. */
  lobby(options: unknown): object
  /** Whether a match that waits is what was asked for. */
  suits(options: unknown, opening: Opening): boolean

  /** What is stored beside the log: who can act, and until when. */
  progress(state: State, seats: Seats, now: Date, settings: MatchSettings): Progress
  /** What the server does for a player by now, if anything. */
  dueAction(match: MatchOf<State, Facts>, now: Date): Action | undefined
  awaitsBot(match: MatchOf<State, Facts>): boolean
  /** Fields that other games do not have, of the messages with which a seat or a view of the match is taken. */
  entryFields?(facts: Facts): object
  /** Fields of a `gameState` that other games do not have; `problem` is why `find` has not come to an end. */
  stateFields?(match: MatchOf<State, Facts>, problem: string | undefined): object
  /** What everyone is told after the state that the newest action led to. */
  events?(match: MatchOf<State, Facts>): ServerMessage[]
  /** What a match waits for that takes the server time to find out; rejects where it cannot be had now. */
  find?(match: MatchOf<State, Facts>, signal: AbortSignal): Promise<Action | undefined> | undefined
  /** Told of every state that this server stored, the first one included. */
  stored?(match: MatchOf<State, Facts>): void
}
