import type { GameReplay, GameStep, LogVerdict } from '../../core/game-log.js'
import { type GameConfig, startGame } from './game.js'
import { gameLogs } from './log-entry.js'
import {
  type Action,
  defaultRulesVersion,
  type Game,
  type GameState,
  type RulesVersion,
  type TransactionDetail,
} from './state.js'

export { type LogVerdict, verifyChain } from '../../core/game-log.js'

export type ReplayStep = GameStep<Game, TransactionDetail>
export type Replay = GameReplay<Game>

/** Every position of a game, the first one before any action. */
export const replaySteps = (config: GameConfig, actions: Iterable<Action>): Generator<ReplayStep> =>
  gameLogOf(config).replaySteps(startGame(config), actions)

/** Plays a recorded game again. Stops at an action that the rules refuse and names it. */
export const replayGame = (config: GameConfig, actions: readonly Action[]): Replay =>
  gameLogOf(config).replayActions(startGame(config), actions)

const gameLogOf = ({ rulesVersion = defaultRulesVersion }: GameConfig) => gameLogs[rulesVersion]

/** How a finished game began. The state does not name the version of the rules; the match does. */
export function configOf(
  state: GameState,
  rulesVersion: RulesVersion = defaultRulesVersion,
): Required<GameConfig> {
  return {
    rulesVersion,
    rngSeed: state.rngSeed,
    players: [state.players[0].player, state.players[1].player],
    gameOptions: state.gameOptions,
  }
}

/** Checks a finished match from its own record: chain, order, every hash and the state it ends in. */
export const verifyLog = (state: GameState, rulesVersion: RulesVersion = defaultRulesVersion): LogVerdict =>
  gameLogs[rulesVersion].verifyFrom(startGame(configOf(state)), state)
