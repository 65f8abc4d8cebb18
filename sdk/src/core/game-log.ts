/** One action as it was carried out; the hashes chain it to the one before. */
export type LogEntry<Action, Details> = {
  readonly sequenceNumber: number
  readonly action: Action
  readonly stateHashBefore: string
  readonly stateHashAfter: string
  readonly timestamp: string
  readonly details: Details
}

/** Where a log ends, which is all that the next entry depends on. */
export type LogEnd<Entry> = { readonly length: number; readonly newest: Entry | undefined }

export type Logged<Game, Action, Details> = Game & {
  readonly transactionLog: readonly LogEntry<Action, Details>[]
}

export type GameStep<Game, Details> = {
  game: Game
  hash: string
  /** What the action that led here did; the first position has none. */
  details?: Details
}

export type GameReplay<Game> = {
  valid: boolean
  /** How many actions were carried out. */
  actionCount: number
  finalStateHash: string
  state: Game
  /** The first action that the rules refuse, and why. */
  refused?: { index: number; reason: string }
}

export type LogVerdict = { valid: true } | { valid: false; sequenceNumber: number; reason: string }

/** The hash-chained record of a game whose rules are a pure function that throws at what is not allowed. */
export function defineGameLog<Game extends object, Action, Details>(
  apply: (game: Game, action: Action) => { game: Game; details: Details },
  stateHash: (game: Game) => string,
  /** The game after a recorded entry, and its hash. */
  follow = (game: Game, { action }: LogEntry<Action, Details>) => hashed(apply(game, action).game, stateHash),
) {
  type Entry = LogEntry<Action, Details>
  type State = Logged<Game, Action, Details>

  /** Carries an action out and writes the entry that follows the end of the log; throws where the rules do. */
  function continueLog(
    before: Game,
    { length, newest }: LogEnd<Entry>,
    action: Action,
    timestamp: string,
  ): { game: Game; entry: Entry } {
    const { game, details } = apply(before, action)
    const entry: Entry = {
      sequenceNumber: length,
      action,
      stateHashBefore: newest?.stateHashAfter ?? stateHash(before),
      stateHashAfter: stateHash(game),
      timestamp,
      details,
    }
    return { game, entry }
  }

  /** Carries an action out and writes it down; throws where the rules do. */
  function recordAction(state: State, action: Action, timestamp: string): { state: State; entry: Entry } {
    const { transactionLog } = state
    const end = { length: transactionLog.length, newest: transactionLog.at(-1) }
    const { game, entry } = continueLog(state, end, action, timestamp)
    return { state: { ...game, transactionLog: [...transactionLog, entry] }, entry }
  }

  /** Every position of a game, the first one before any action. */
  function* replaySteps(start: Game, actions: Iterable<Action>): Generator<GameStep<Game, Details>> {
    let game = start
    yield { game, hash: stateHash(game) }
    for (const action of actions) {
      const applied = apply(game, action)
      game = applied.game
      yield { game, hash: stateHash(game), details: applied.details }
    }
  }

  /** Plays a recorded game again. At an action that the rules refuse it stops and tells which. */
  function replayActions(start: Game, actions: readonly Action[]): GameReplay<Game> {
    let state = start
    for (const [index, action] of actions.entries()) {
      try {
        state = apply(state, action).game
      } catch (error) {
        const refused = { index, reason: (error as Error).message }
        return { valid: false, actionCount: index, finalStateHash: stateHash(state), state, refused }
      }
    }
    return { valid: true, actionCount: actions.length, finalStateHash: stateHash(state), state }
  }

  /** Checks a finished match from its own record: chain, order, every hash and the state it ends in. */
  function verifyFrom(start: Game, state: State): LogVerdict {
    const { transactionLog } = state
    let game = start
    let hash = stateHash(game)
    for (const [index, entry] of transactionLog.entries()) {
      const reason = entryProblem(entry, index, hash)
      if (reason) return { valid: false, sequenceNumber: index, reason }
      try {
        ;({ game, hash } = follow(game, entry))
      } catch (error) {
        return { valid: false, sequenceNumber: index, reason: (error as Error).message }
      }
      if (hash !== entry.stateHashAfter) {
        return { valid: false, sequenceNumber: index, reason: 'the state after it has another hash' }
      }
    }
    if (stateHash(state) === hash) return { valid: true }
    const reason = 'the actions lead to another state'
    return { valid: false, sequenceNumber: transactionLog.length, reason }
  }

  return { continueLog, recordAction, replaySteps, replayActions, verifyFrom }
}

const hashed = <Game>(game: Game, stateHash: (game: Game) => string): { game: Game; hash: string } => ({
  game,
  hash: stateHash(game),
})

type Link = Pick<LogEntry<unknown, unknown>, 'sequenceNumber' | 'stateHashBefore' | 'stateHashAfter'>

function entryProblem(entry: Link, index: number, hash: string): string | undefined {
  if (entry.sequenceNumber !== index)
    return `sequence number ${entry.sequenceNumber} stands at place ${index}`
  if (entry.stateHashBefore !== hash) return 'the state before it has another hash'
  return undefined
}

/** The chain by itself, for logs whose game is still hidden: order, and each hash where the last one ended. */
export function verifyChain(log: readonly Link[]): LogVerdict {
  for (const [index, entry] of log.entries()) {
    const before = log[index - 1]?.stateHashAfter ?? entry.stateHashBefore
    const reason = entryProblem(entry, index, before)
    if (reason) return { valid: false, sequenceNumber: index, reason }
  }
  return { valid: true }
}
