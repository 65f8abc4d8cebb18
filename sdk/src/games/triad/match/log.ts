import { defineGameLog, type GameReplay, type LogVerdict } from '../../../core/game-log.js'
import { keptJson } from '../../../core/kept-json.js'
import { sha256Hex } from '../../../core/sha256-hex.js'
import { applyAction, startGame } from './rules.js'
import type { Action, ActionDetails, Game, GameConfig, GameState, SeatJson } from './state.js'

/** SHA-256 of the whole match, its log left out. */
export function stateHash(state: Game): string {
  const { transactionLog: _log, ...game } = state as GameState
  return sha256Hex(keptJson(game))
}

const gameLog = defineGameLog<Game, Action, ActionDetails>((game, action) => {
  const result = applyAction(game, action)
  if (!result.ok) throw result.error
  return result
}, stateHash)

/** Carries an action out and writes the entry that follows the end of the log. */
export const continueLog = gameLog.continueLog

/** Carries an action out and adds its entry to the log of the state. */
export const recordAction = gameLog.recordAction

/** Plays a match again. Stops at the first action that the rules refuse. */
export const replayGame = (config: GameConfig, actions: readonly Action[]): GameReplay<Game> =>
  gameLog.replayActions(startGame(config), actions)

/** What a match that both players joined began with; undefined before that. */
export function configOf({ terms, seats: [a, b], chance }: Game): GameConfig | undefined {
  if (!a?.deck || !b?.deck || !chance) return undefined
  return { terms, seats: [a as SeatJson, b as SeatJson], chance }
}

/** Checks a match from its own record: terms, seats, chain, order, every hash and the state it ends in. */
export function verifyLog(state: GameState): LogVerdict {
  try {
    const config = configOf(state)
    if (!config) return { valid: false, sequenceNumber: 0, reason: 'the match has not begun' }
    return gameLog.verifyFrom(startGame(config), state)
  } catch (error) {
    return { valid: false, sequenceNumber: 0, reason: (error as Error).message }
  }
}
