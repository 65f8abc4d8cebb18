import type { FivefoldError } from './error.js'
import { orThrow, type Result } from './result.js'

/** One action that was carried out; its hashes chain it to the previous entry. */
export type LogEntry<Action, Details> = {
  readonly sequenceNumber: number
  readonly action: Action
  readonly stateHashBefore: string
  readonly stateHashAfter: string
  readonly timestamp: string
  readonly details: Details
}

/** The end of a log: its length and newest entry, which the next entry depends on. */
export type LogEnd<Entry> = { readonly length: number; readonly newest: Entry | undefined }

/** A game with its log. */
export type Logged<Game, Action, Details> = Game & {
  readonly transactionLog: readonly LogEntry<Action, Details>[]
}

/** One position of a replayed game. */
export type LogStep<Game, Details> = {
  game: Game
  hash: string
  /** The effects of the action that led to this position; absent in the first one. */
  details?: Details
}

/** The result of replaying a record. */
export type LogReplay<Game> = {
  valid: boolean
  /** The number of actions that were carried out. */
  actionCount: number
  finalStateHash: string
  state: Game
  /** The first action that the rules refuse, and why. */
  refused?: { index: number; reason: string }
}

/** Whether replaying the actions of a log gives its hashes and states. */
export type LogVerdict = { valid: true } | { valid: false; sequenceNumber: number; reason: string }

/**
 * The functions of a game that its log uses. `Rules` are further arguments of the rules that are part of neither the
 * state nor its hash, such as their version.
 */
export type LoggedRules<Game, Config, Action, Details, Rules extends readonly unknown[]> = {
  start(config: Config): Result<{ readonly game: Game }, FivefoldError>
  apply(
    game: Game,
    action: Action,
    ...rules: Rules
  ): Result<{ readonly game: Game; readonly details: Details }, FivefoldError>
  stateHash(game: Game): string
  /** The config of a finished game. */
  configOf(game: Game, ...rules: Rules): Config
  rulesOf(config: Config): Rules
  /** Returns the game after a recorded entry; only needed where old entries differ from what `apply` returns. */
  follow?(
    game: Game,
    entry: LogEntry<Action, Details>,
    ...rules: Rules
  ): Result<{ readonly game: Game; readonly hash: string }, FivefoldError>
}

/** The hash-chained log of a game. */
export function defineGameLog<
  Game extends object,
  Config,
  Action,
  Details,
  Rules extends readonly unknown[] = [],
>(rules: LoggedRules<Game, Config, Action, Details, Rules>) {
  type Entry = LogEntry<Action, Details>
  type State = Logged<Game, Action, Details>
  const { start, apply, stateHash, configOf, rulesOf } = rules

  const follow =
    rules.follow ??
    ((before: Game, { action }: Entry, ...by: Rules) => {
      const applied = apply(before, action, ...by)
      return applied.ok ? { ok: true, game: applied.game, hash: stateHash(applied.game) } : applied
    })

  /** Carries an action out and returns the entry that follows the end of the log. */
  function continueLog(
    before: Game,
    { length, newest }: LogEnd<Entry>,
    action: Action,
    timestamp: string,
    ...by: Rules
  ): Result<{ readonly game: Game; readonly entry: Entry }, FivefoldError> {
    const applied = apply(before, action, ...by)
    if (!applied.ok) return applied
    const { game, details } = applied
    const entry: Entry = {
      sequenceNumber: length,
      action,
      stateHashBefore: newest?.stateHashAfter ?? stateHash(before),
      stateHashAfter: stateHash(game),
      timestamp,
      details,
    }
    return { ok: true, game, entry }
  }

  /** Carries an action out and appends its entry to the game's log. */
  function recordAction(
    state: State,
    action: Action,
    timestamp: string,
    ...by: Rules
  ): Result<{ readonly state: State; readonly entry: Entry }, FivefoldError> {
    const { transactionLog } = state
    const end = { length: transactionLog.length, newest: transactionLog.at(-1) }
    const continued = continueLog(state, end, action, timestamp, ...by)
    if (!continued.ok) return continued
    const { game, entry } = continued
    return { ok: true, state: { ...game, transactionLog: [...transactionLog, entry] }, entry }
  }

  /**
   * Every position of a game, the first one before any action.
   *
   * @throws {FivefoldError} the first refusal of the rules.
   */
  function* replaySteps(config: Config, actions: Iterable<Action>): Generator<LogStep<Game, Details>> {
    let { game } = orThrow(start(config))
    yield { game, hash: stateHash(game) }
    for (const action of actions) {
      const applied = orThrow(apply(game, action, ...rulesOf(config)))
      game = applied.game
      yield { game, hash: stateHash(game), details: applied.details }
    }
  }

  /**
   * Plays a recorded game again. Stops at the first action that the rules refuse and names it.
   *
   * @throws {FivefoldError} where the game cannot start.
   */
  function replayGame(config: Config, actions: readonly Action[]): LogReplay<Game> {
    let { game: state } = orThrow(start(config))
    for (const [index, action] of actions.entries()) {
      const applied = apply(state, action, ...rulesOf(config))
      if (!applied.ok) {
        const refused = { index, reason: applied.error.message }
        return { valid: false, actionCount: index, finalStateHash: stateHash(state), state, refused }
      }
      state = applied.game
    }
    return { valid: true, actionCount: actions.length, finalStateHash: stateHash(state), state }
  }

  /** Checks a finished match from its own record: start, chain, order, every hash and the final state. */
  function verifyLog(state: State, ...by: Rules): LogVerdict {
    const { transactionLog } = state
    const started = start(configOf(state, ...by))
    if (!started.ok) return { valid: false, sequenceNumber: 0, reason: started.error.message }
    let { game } = started
    let hash = stateHash(game)
    for (const [index, entry] of transactionLog.entries()) {
      const reason = entryProblem(entry, index, hash)
      if (reason) return { valid: false, sequenceNumber: index, reason }
      const followed = follow(game, entry, ...by)
      if (!followed.ok) return { valid: false, sequenceNumber: index, reason: followed.error.message }
      ;({ game, hash } = followed)
      if (hash !== entry.stateHashAfter) {
        return { valid: false, sequenceNumber: index, reason: 'the state after it has another hash' }
      }
    }
    if (stateHash(state) === hash) return { valid: true }
    const reason = 'the actions lead to another state'
    return { valid: false, sequenceNumber: transactionLog.length, reason }
  }

  return { continueLog, recordAction, replaySteps, replayGame, verifyLog }
}

type Link = Pick<LogEntry<unknown, unknown>, 'sequenceNumber' | 'stateHashBefore' | 'stateHashAfter'>

function entryProblem(entry: Link, index: number, hash: string): string | undefined {
  if (entry.sequenceNumber !== index) return `sequence number ${entry.sequenceNumber} is at place ${index}`
  if (entry.stateHashBefore !== hash) return 'the state before it has another hash'
  return undefined
}

/** Checks the hash chain alone, for a running match whose state is hidden: order, and that each entry starts from the last hash. */
export function verifyChain(log: readonly Link[]): LogVerdict {
  for (const [index, entry] of log.entries()) {
    const before = log[index - 1]?.stateHashAfter ?? entry.stateHashBefore
    const reason = entryProblem(entry, index, before)
    if (reason) return { valid: false, sequenceNumber: index, reason }
  }
  return { valid: true }
}
