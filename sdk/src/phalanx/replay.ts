import { type GameConfig, startGame } from './game.js'
import { stateHash } from './hash.js'
import { applyAction } from './rules.js'
import type { Action, Game, GameState, TransactionDetail, TransactionLogEntry } from './state.js'

export type ReplayStep = {
  game: Game
  hash: string
  /** What the action that led here did; the first position has none. */
  details?: TransactionDetail
}

/** Every position of a game, the first one before any action. */
export function* replaySteps(config: GameConfig, actions: Iterable<Action>): Generator<ReplayStep> {
  let game = startGame(config)
  yield { game, hash: stateHash(game) }
  for (const action of actions) {
    const applied = applyAction(game, action)
    game = applied.game
    yield { game, hash: stateHash(game), details: applied.details }
  }
}

export type Replay = {
  valid: boolean
  /** How many actions were carried out. */
  actionCount: number
  finalStateHash: string
  state: Game
  /** The first action that the rules refuse, and why. */
  refused?: { index: number; reason: string }
}

/** Plays a recorded game again. At an action that the rules refuse it stops and tells which. */
export function replayGame(config: GameConfig, actions: readonly Action[]): Replay {
  let state = startGame(config)
  for (const [index, action] of actions.entries()) {
    try {
      state = applyAction(state, action).game
    } catch (error) {
      const refused = { index, reason: (error as Error).message }
      return { valid: false, actionCount: index, finalStateHash: stateHash(state), state, refused }
    }
  }
  return { valid: true, actionCount: actions.length, finalStateHash: stateHash(state), state }
}

/** What a finished state says about how it began. */
export function configOf(state: GameState): GameConfig {
  return {
    rngSeed: state.rngSeed,
    players: [state.players[0].player, state.players[1].player],
    gameOptions: state.gameOptions,
  }
}

export type LogVerdict = { valid: true } | { valid: false; sequenceNumber: number; reason: string }

/** Checks a finished match from its own record alone: chain, order, every hash and the state it ends in. */
export function verifyLog(state: GameState): LogVerdict {
  const { transactionLog } = state
  let game = startGame(configOf(state))
  let hash = stateHash(game)
  for (const [index, entry] of transactionLog.entries()) {
    const reason = entryProblem(entry, index, hash)
    if (reason) return { valid: false, sequenceNumber: index, reason }
    try {
      game = applyAction(game, entry.action).game
    } catch (error) {
      return { valid: false, sequenceNumber: index, reason: (error as Error).message }
    }
    hash = stateHash(game)
    if (hash !== entry.stateHashAfter) {
      return { valid: false, sequenceNumber: index, reason: 'the state after it has another hash' }
    }
  }
  if (stateHash(state) === hash) return { valid: true }
  const reason = 'the actions lead to another state'
  return { valid: false, sequenceNumber: transactionLog.length, reason }
}

function entryProblem(entry: TransactionLogEntry, index: number, hash: string): string | undefined {
  if (entry.sequenceNumber !== index)
    return `sequence number ${entry.sequenceNumber} stands at place ${index}`
  if (entry.stateHashBefore !== hash) return 'the state before it has another hash'
  return undefined
}

/** The chain by itself, for logs whose game is still hidden: order, and each hash where the last one ended. */
export function verifyChain(log: readonly TransactionLogEntry[]): LogVerdict {
  for (const [index, entry] of log.entries()) {
    const before = log[index - 1]?.stateHashAfter ?? entry.stateHashBefore
    const reason = entryProblem(entry, index, before)
    if (reason) return { valid: false, sequenceNumber: index, reason }
  }
  return { valid: true }
}
