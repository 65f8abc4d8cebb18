import type { GameReplay, GameStep, LogVerdict } from '../core/game-log.js'
import { type GameConfig, startGame } from './game.js'
import { gameLog } from './log-entry.js'
import type { Action, Game, GameState, TransactionDetail } from './state.js'

export { type LogVerdict, verifyChain } from '../core/game-log.js'

export type ReplayStep = GameStep<Game, TransactionDetail>
export type Replay = GameReplay<Game>

/** Every position of a game, the first one before any action. */
export const replaySteps = (config: GameConfig, actions: Iterable<Action>): Generator<ReplayStep> =>
  gameLog.replaySteps(startGame(config), actions)

/** Plays a recorded game again. At an action that the rules refuse it stops and tells which. */
export const replayGame = (config: GameConfig, actions: readonly Action[]): Replay =>
  gameLog.replayActions(startGame(config), actions)

/** What a finished state says about how it began. */
export function configOf(state: GameState): GameConfig {
  return {
    rngSeed: state.rngSeed,
    players: [state.players[0].player, state.players[1].player],
    gameOptions: state.gameOptions,
  }
}

/** Checks a finished match from its own record alone: chain, order, every hash and the state it ends in. */
export const verifyLog = (state: GameState): LogVerdict =>
  gameLog.verifyFrom(startGame(configOf(state)), state)
