import { defineGameLog, type LogEnd } from '../../core/game-log.js'
import { stateHash } from './hash.js'
import { applyAction } from './rules.js'
import {
  type Action,
  defaultRulesVersion,
  type Game,
  type GameState,
  type RulesVersion,
  type TransactionDetail,
  type TransactionLogEntry,
} from './state.js'

/**
 * The game after an entry of its log, and its hash; throws where `applyAction` does. Forfeits that were recorded before
 * `reinforcement` stayed in the state lead to one without it.
 */
export function followEntry(
  before: Game,
  { action, stateHashAfter }: TransactionLogEntry,
  rulesVersion: RulesVersion = defaultRulesVersion,
): { game: Game; hash: string } {
  const { game } = applyAction(before, action, rulesVersion)
  const hash = stateHash(game)
  if (hash === stateHashAfter || action.type !== 'forfeit') return { game, hash }
  const { reinforcement: _dropped, ...older } = game
  return { game: older, hash: stateHash(older) }
}

const gameLogBy = (rulesVersion: RulesVersion) =>
  defineGameLog<Game, Action, TransactionDetail>(
    (game, action) => applyAction(game, action, rulesVersion),
    stateHash,
    (game, entry) => followEntry(game, entry, rulesVersion),
  )

/** The record of a game by each version of the rules. */
export const gameLogs = { 0: gameLogBy(0), 1: gameLogBy(1) } satisfies Record<RulesVersion, unknown>

/** Carries an action out and writes it down; throws where `applyAction` does. */
export const recordAction = (
  state: GameState,
  action: Action,
  timestamp: string,
  rulesVersion = defaultRulesVersion,
): { state: GameState; entry: TransactionLogEntry } =>
  gameLogs[rulesVersion].recordAction(state, action, timestamp)

/** The same for a log that is kept elsewhere. */
export const continueLog = (
  game: Game,
  end: LogEnd<TransactionLogEntry>,
  action: Action,
  timestamp: string,
  rulesVersion = defaultRulesVersion,
): { game: Game; entry: TransactionLogEntry } =>
  gameLogs[rulesVersion].continueLog(game, end, action, timestamp)
