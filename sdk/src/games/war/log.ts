import { defineGameLog, type LogReplay, type LogStep } from '../../core/game-log.js'
import { configOf, type GameConfig, startGame } from './game.js'
import { stateHash } from './hash.js'
import { applyAction } from './rules.js'
import type { Action, Game, TransactionDetail } from './state.js'

export { type LogVerdict, verifyChain } from '../../core/game-log.js'

export type ReplayStep = LogStep<Game, TransactionDetail>
export type Replay = LogReplay<Game>

/** The log of a game of War: seed and ids are the config, flips and lots the actions. */
export const { continueLog, recordAction, replayGame, replaySteps, verifyLog } = defineGameLog<
  Game,
  GameConfig,
  Action,
  TransactionDetail
>({ start: startGame, apply: applyAction, stateHash, configOf, rulesOf: () => [] })
