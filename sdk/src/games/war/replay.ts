import type { GameReplay, GameStep, LogVerdict } from '../../core/game-log.js'
import { configOf, type GameConfig, startGame } from './game.js'
import { gameLog } from './log-entry.js'
import type { Action, Game, GameState, TransactionDetail } from './state.js'

export { type LogVerdict, verifyChain } from '../../core/game-log.js'

export type ReplayStep = GameStep<Game, TransactionDetail>
export type Replay = GameReplay<Game>

/** Every position of a game, the first one before any action. */
export const replaySteps = (config: GameConfig, actions: Iterable<Action>): Generator<ReplayStep> =>
  gameLog.replaySteps(startGame(config), actions)

/** Plays a game again from seed and ids (`config`), lots and flips (`actions`); stops where the rules refuse. */
export const replayGame = (config: GameConfig, actions: readonly Action[]): Replay =>
  gameLog.replayActions(startGame(config), actions)

/** Checks a finished match from its own record alone: seed, chain, order, every hash and the state it ends in. */
export function verifyLog(state: GameState): LogVerdict {
  let start: Game
  try {
    start = startGame(configOf(state))
  } catch (error) {
    return { valid: false, sequenceNumber: 0, reason: (error as Error).message }
  }
  return gameLog.verifyFrom(start, state)
}
