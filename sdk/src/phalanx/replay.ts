import { type GameConfig, startGame } from './game.js'
import { stateHash } from './hash.js'
import { applyAction } from './rules.js'
import type { Action, Game, GameState, TransactionLogEntry } from './state.js'

export type ReplayStep = { game: Game; hash: string }

/** Every position of a game, the first one before any action. */
export function* replaySteps(config: GameConfig, actions: Iterable<Action>): Generator<ReplayStep> {
  let game = startGame(config)
  yield { game, hash: stateHash(game) }
  for (const action of actions) {
    game = applyAction(game, action).game
    yield { game, hash: stateHash(game) }
  }
}

export type LogVerdict = { valid: true } | { valid: false; sequenceNumber: number; reason: string }

/** Checks a finished match from its own record alone: chain, order and every hash. */
export function verifyLog(state: GameState): LogVerdict {
  const { transactionLog } = state
  let game = startGame({
    rngSeed: state.rngSeed,
    players: [state.players[0].player, state.players[1].player],
    gameOptions: state.gameOptions,
  })
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
  return { valid: true }
}

function entryProblem(entry: TransactionLogEntry, index: number, hash: string): string | undefined {
  if (entry.sequenceNumber !== index)
    return `sequence number ${entry.sequenceNumber} stands at place ${index}`
  if (entry.stateHashBefore !== hash) return 'the state before it has another hash'
  return undefined
}
