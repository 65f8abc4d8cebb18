import { canonicalWriter } from '../../core/canonical-json.js'
import { defineGameLog, type LogReplay, type LogStep } from '../../core/game-log.js'
import type { Result } from '../../core/result.js'
import { sha256Hex } from '../../core/sha256-hex.js'
import type { PhalanxError } from './error.js'
import { type GameConfig, startGame } from './game.js'
import { applyAction } from './rules.js'
import { gameSchema } from './schema.js'
import {
  type Action,
  defaultRulesVersion,
  type Game,
  type RulesVersion,
  type TransactionDetail,
  type TransactionLogEntry,
} from './state.js'

export { type LogVerdict, verifyChain } from '../../core/game-log.js'

export type ReplayStep = LogStep<Game, TransactionDetail>
export type Replay = LogReplay<Game>

const writeGame = canonicalWriter<Game>(gameSchema)

/** SHA-256 of the canonical JSON of the whole unredacted game without its log. States are never changed in place. */
export const stateHash = (game: Game): string => sha256Hex(writeGame(game))

/** The config of a finished game. The version of the rules is not part of the state; the match names it. */
export function configOf(
  state: Game,
  rulesVersion: RulesVersion = defaultRulesVersion,
): Required<GameConfig> {
  return {
    rulesVersion,
    rngSeed: state.rngSeed,
    players: [state.players[0].player, state.players[1].player],
    gameOptions: state.gameOptions,
  }
}

/**
 * The game after an entry of its log, and its hash. Older forfeits were recorded with a state that has no `reinforcement`;
 * for those the field is dropped.
 */
export function followEntry(
  before: Game,
  { action, stateHashAfter }: TransactionLogEntry,
  rulesVersion?: RulesVersion,
): Result<{ readonly game: Game; readonly hash: string }, PhalanxError> {
  const applied = applyAction(before, action, rulesVersion)
  if (!applied.ok) return applied
  const { game } = applied
  const hash = stateHash(game)
  if (hash === stateHashAfter || action.type !== 'forfeit') return { ok: true, game, hash }
  const { reinforcement: _dropped, ...older } = game
  return { ok: true, game: older, hash: stateHash(older) }
}

/** The log of a game of Phalanx Duel; the last argument of each function is the version of the rules. */
export const { continueLog, recordAction, replayGame, replaySteps, verifyLog } = defineGameLog<
  Game,
  GameConfig,
  Action,
  TransactionDetail,
  [rulesVersion?: RulesVersion | undefined]
>({
  start: (config) => ({ ok: true, game: startGame(config) }),
  apply: applyAction,
  stateHash,
  configOf,
  rulesOf: ({ rulesVersion }) => [rulesVersion],
  follow: followEntry,
})
