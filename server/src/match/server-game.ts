import {
  type CreateMatchMessage,
  FivefoldError,
  type Game,
  type JoinMatchMessage,
  type LogEnd,
  type LogEntry,
  orThrow,
  type PlainGameTypes,
  type PlayerIndex,
  type Viewer,
  type Visibility,
  verifyChain,
  type WatchMatchMessage,
} from '@fivefold/sdk/core'
import type { ResultStatement, SeatStatement } from '@fivefold/sdk/ledger'
import type { FastifyInstance } from 'fastify'
import type { Address } from 'viem'
import type { z } from 'zod'
import type { MatchFacts, MatchOf, MatchSeat, Seats } from './match.js'
import type { MatchSettings } from './settings.js'
import type { Progress } from './store/grouped-appends.js'

export type AnyAction = { readonly type: string; readonly playerIndex?: PlayerIndex }
export type AnyEntry = LogEntry<AnyAction, unknown>
export type AnyLogEnd = LogEnd<AnyEntry>
/** Every game has the phases `setup` and `gameOver`, and others of its own between them. */
export type AnyState = { readonly phase: string }

/** The schemas of the messages that every game has; `defineClientMessages` of the SDK makes them. */
export type ClientMessageSchemas = {
  readonly createMatch: z.ZodType<CreateMatchMessage>
  readonly joinMatch: z.ZodType<JoinMatchMessage>
  readonly watchMatch: z.ZodType<WatchMatchMessage>
  readonly action: z.ZodType<{ type: 'action'; matchId: string; action: AnyAction }>
}

/**
 * A message of the game's own with which a seated player changes the terms of the seat before the match begins, as War's
 * `revealSeed`.
 */
export type SeatMessage<Facts extends MatchFacts = MatchFacts> = {
  readonly schema: z.ZodType<{ matchId: string }>
  /** The new terms of the seat, or the old ones where the message was carried out before; throws a MatchRefused. */
  apply(facts: Facts, seat: PlayerIndex, message: unknown): Promise<unknown>
}

/** A message of the game's own that the server sends to everyone in a match. */
export type GameEvent = {
  readonly type: string
  readonly matchId: string
  readonly [field: string]: unknown
}

/** The game's options of a new match, in `createMatch` or in the body of `POST /matches`. */
export type AnyOpening = { visibility?: Visibility | undefined; quickMatch?: boolean | undefined }

/** What a player brings to a new seat: the game's own fields of `createMatch` or `joinMatch`. */
export type AnySeatRequest = { playerName: string }

/** The seed and the options of a match. */
export type MatchTerms = { rngSeed: number; options: unknown }

/** The seat of a bot. */
export type BotSeat = Pick<MatchSeat, 'name' | 'bot' | 'terms'>

/** What the players and the server sign for the ledger. */
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
 * One game as the match platform plays it: everything in which games differ on a server. The platform passes a game its own
 * states, actions, facts and messages only, so the methods may name their own types for them.
 */
export interface ServerGame<
  State extends AnyState = AnyState,
  Action extends AnyAction = AnyAction,
  Facts extends MatchFacts = MatchFacts,
  Opening = AnyOpening,
  SeatRequest = AnySeatRequest,
> {
  /** Names the game in messages, in HTTP queries and in the database. */
  readonly id: string
  /** The name for people. */
  readonly title: string

  /** Messages of clients. */
  readonly messages: ClientMessageSchemas
  readonly seatMessages?: Readonly<Record<string, SeatMessage<Facts>>>
  /** The types of `action` that players may send. */
  readonly actionTypes: readonly string[]
  /** The body of `POST /matches`, which opens a match without players. */
  readonly slotSchema: z.ZodType<Opening>
  /** What `lobby` returns. */
  readonly lobbySchema: z.ZodObject
  /** JSON Schemas of all messages, by name, for `GET /schemas/NAME.json`. */
  readonly jsonSchemas: () => Readonly<Record<string, object>>
  /** Stored values: options of a match, terms of a seat, entries of the log. */
  readonly optionsSchema: z.ZodType
  readonly termsSchema: z.ZodType
  readonly entrySchema: z.ZodType
  /** Adds the game's own HTTP routes and hooks to the server. */
  register?(app: FastifyInstance): void
  /** Absent: results are not recorded in the ledger. */
  readonly ledger?: LedgerStatements<Facts, State>

  /** Whether the creator of a match gets its state before the other player joins. */
  readonly showsSetup?: boolean
  /** Whether an absent player never forfeits, regardless of the server's settings. */
  readonly neverForfeits?: boolean

  /** Whether the seats have everything that the first state depends on. */
  hasStarted(seats: Seats): boolean
  /** The state before the first action; in `setup` until the match has started. */
  begin(facts: Facts): State
  /** The asynchronous checks of an action: why it is refused, or undefined. `record` checks the rest. */
  check?(match: MatchOf<State, Facts>, action: Action): Promise<string | undefined> | undefined
  /** The state after an action and its log entry; throws a FivefoldError where the rules refuse the action. */
  record(
    facts: Facts,
    state: State,
    log: AnyLogEnd,
    action: Action,
    timestamp: string,
  ): { game: State; entry: AnyEntry }
  /** The state after a stored entry, and its hash. */
  apply(facts: Facts, state: State, entry: AnyEntry): { state: State; hash: string }
  /** The state as a viewer may see it. */
  view(state: State, viewer: Viewer): State
  replay(
    facts: Facts,
    log: readonly AnyEntry[],
  ): { valid: boolean; actionCount: number; finalStateHash: string }

  /** SHA-256 of all inputs of the randomness, once they are fixed. */
  commitment(facts: Facts): string | undefined
  /** Seed and options of a new match; throws a MatchRefused. */
  terms(opening: Opening, settings: MatchSettings): MatchTerms
  /** Seed and options of a rematch. */
  rematchTerms(facts: Facts, opening: Opening, settings: MatchSettings): MatchTerms
  /** The terms of a new player's seat, beside the other seat and the options of the match; throws a MatchRefused. */
  seatTerms(request: SeatRequest, other: MatchSeat | null, options: unknown): unknown
  /** The seat of a requested bot, or of the bot of the previous match; absent in a game without bots. */
  bot?(strength: string): BotSeat
  /** What the lobby shows of a match: of its options, and of the terms of the seat that is taken. */
  lobby(options: unknown, seatTerms: unknown): object
  /** Whether an open match has the options that a quick match asks for. */
  suits(options: unknown, opening: Opening): boolean

  /** The columns stored beside the log: who can act, and until when. */
  progress(state: State, seats: Seats, now: Date, settings: MatchSettings): Progress
  /** The action that is due now and that the server carries out for a player, if any. */
  dueAction(match: MatchOf<State, Facts>, now: Date): Action | undefined
  awaitsBot(match: MatchOf<State, Facts>): boolean
  /** The game's own fields of `matchCreated`, `matchJoined` and `spectatorJoined`. */
  entryFields?(facts: Facts): object
  /** The game's own fields of `gameState`; `problem` is why the last `lookUp` failed. */
  stateFields?(match: MatchOf<State, Facts>, problem: string | undefined): object
  /** Messages for everyone in the match after the state that the newest action led to. */
  events?(match: MatchOf<State, Facts>): GameEvent[]
  /** An action of the server that needs an asynchronous lookup; rejects where the lookup fails for now. */
  lookUp?(match: MatchOf<State, Facts>, signal: AbortSignal): Promise<Action | undefined> | undefined
  /** Called after this server stored a state, the first one included. */
  onStored?(match: MatchOf<State, Facts>): void
}

/** The rules that a match is played by: those of a `Game` of the SDK. */
export type ServerRules<Config, State, Action> = Pick<
  Game<PlainGameTypes<Config, State, Action, unknown>>,
  'id' | 'title' | 'start' | 'apply' | 'view' | 'hash'
>

/** What follows from the rules, where a game does not define it. */
type FromRules = 'id' | 'title' | 'hasStarted' | 'begin' | 'record' | 'apply' | 'view' | 'replay'

/** What a game must give beside its rules; the rest follows from them. */
export type ServerGameDefinition<
  Config,
  State extends AnyState,
  Action extends AnyAction,
  Facts extends MatchFacts,
  Opening,
  SeatRequest,
> = Omit<ServerGame<State, Action, Facts, Opening, SeatRequest>, FromRules> &
  Partial<Pick<ServerGame<State, Action, Facts, Opening, SeatRequest>, 'hasStarted' | 'record' | 'apply'>> & {
    readonly rules: ServerRules<Config, State, Action>
    /** Everything that the first state depends on; undefined until the match has started. */
    config(facts: Facts): Config | undefined
    /** The state until the match has started, in the phase `setup`. */
    waiting(facts: Facts): State
    /** What the log keeps of the events of an action: all of them, unless the game defines it. */
    details?(events: readonly unknown[]): unknown
  }

/**
 * Defines a game for the match platform from its rules and from what only a server needs. The types of its own states,
 * actions, facts and messages are checked here; the platform knows none of them.
 */
export function defineServerGame<
  Config,
  State extends AnyState,
  Action extends AnyAction,
  Facts extends MatchFacts,
  Opening = AnyOpening,
  SeatRequest = AnySeatRequest,
>(
  definition: ServerGameDefinition<Config, State, Action, Facts, Opening, SeatRequest>,
): ServerGame<State, Action, Facts, Opening, SeatRequest> {
  const { rules, config, waiting, details = (events) => events, ...own } = definition
  const configOf = (facts: Facts): Config => {
    const found = config(facts)
    if (found === undefined) throw new Error(`match ${facts.id} has not started`)
    return found
  }
  const game: ServerGame<State, Action, Facts, Opening, SeatRequest> = {
    id: rules.id,
    title: rules.title,
    hasStarted: (seats) => seats.every((seat) => seat !== null),
    begin(facts) {
      const found = config(facts)
      return found === undefined ? waiting(facts) : orThrow(rules.start(found)).state
    },
    record(facts, before, { length, newest }, action, timestamp) {
      const applied = rules.apply(before, action, configOf(facts))
      if (!applied.ok) throw refusalOf(applied.error)
      const { state, events } = applied
      const entry = {
        sequenceNumber: length,
        action,
        stateHashBefore: newest?.stateHashAfter ?? rules.hash(before),
        stateHashAfter: rules.hash(state),
        timestamp,
        details: details(events),
      }
      return { game: state, entry }
    },
    apply(facts, before, { action }) {
      const { state } = orThrow(rules.apply(before, action as Action, configOf(facts)))
      return { state, hash: rules.hash(state) }
    },
    view: (state, viewer) => rules.view(state, viewer),
    replay: (facts, log) => replayLog(game, rules, facts, log),
    ...own,
  }
  return game
}

/** Games have codes of their own for what the rules refuse; clients know these two. */
function refusalOf(error: FivefoldError): FivefoldError {
  const isKnown = error.code === 'INVALID_ACTION' || error.code === 'ACTION_FAILED'
  return isKnown ? error : new FivefoldError(error.message, { code: 'INVALID_ACTION', cause: error })
}

/** Plays a stored log again, up to the first entry that the rules refuse, and checks its hash chain. */
function replayLog<State extends AnyState, Facts extends MatchFacts>(
  { begin, apply }: Pick<ServerGame<State, AnyAction, Facts>, 'begin' | 'apply'>,
  { hash: hashOf }: { hash(state: State): string },
  facts: Facts,
  log: readonly AnyEntry[],
): { valid: boolean; actionCount: number; finalStateHash: string } {
  let state = begin(facts)
  let hash = hashOf(state)
  let valid = verifyChain(log).valid && (log[0]?.stateHashBefore ?? hash) === hash
  try {
    for (const entry of log) {
      ;({ state, hash } = apply(facts, state, entry))
      valid &&= hash === entry.stateHashAfter
    }
  } catch (error) {
    if (!(error instanceof FivefoldError)) throw error
    valid = false
  }
  return { valid, actionCount: log.length, finalStateHash: hash }
}
