import { canonicalWriter } from '../../core/canonical-json.js'
import { defineGameLog, type LogReplay, type LogStep } from '../../core/game-log.js'
import { sha256Hex } from '../../core/sha256-hex.js'
import { configOf, type GameConfig, startGame } from './game.js'
import { applyAction } from './rules.js'
import { gameSchema } from './schema.js'
import type { Action, Game, TransactionDetail } from './state.js'

export { type LogVerdict, verifyChain } from '../../core/game-log.js'

export type ReplayStep = LogStep<Game, TransactionDetail>
export type Replay = LogReplay<Game>

const writeGame = canonicalWriter<Game>(gameSchema)

/** SHA-256 of the canonical JSON of the whole unredacted game without its log. States are never changed in place. */
export const stateHash = (game: Game): string => sha256Hex(writeGame(game))

/** The log of a game of War: seed and ids are the config, flips and lots the actions. */
export const { continueLog, recordAction, replayGame, replaySteps, verifyLog } = defineGameLog<
  Game,
  GameConfig,
  Action,
  TransactionDetail
>({ start: startGame, apply: applyAction, stateHash, configOf, rulesOf: () => [] })
