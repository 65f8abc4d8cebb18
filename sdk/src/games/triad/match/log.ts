import { canonicalJson } from '../../../core/canonical-json.js'
import { defineGameLog, type LogVerdict } from '../../../core/game-log.js'
import { sha256Hex } from '../../../core/sha256-hex.js'
import { applyAction, startGame } from './rules.js'
import type { Action, ActionDetails, Game, GameConfig, GameState, SeatJson } from './state.js'

/** SHA-256 of the canonical JSON of the match without its log. */
export function stateHash(state: Game): string {
  const { transactionLog: _log, ...game } = state as GameState
  return sha256Hex(canonicalJson(game))
}

const gameLog = defineGameLog<Game, GameConfig, Action, ActionDetails>({
  start: (config) => ({ ok: true, game: startGame(config) }),
  apply: applyAction,
  stateHash,
  configOf: (game) => {
    const config = configOf(game)
    if (!config) throw new Error('the match has not begun')
    return config
  },
  rulesOf: () => [],
})

export const { continueLog, recordAction, replayGame } = gameLog

/** The config of a match; undefined until both players have joined. */
export function configOf({ terms, seats: [a, b], chance }: Game): GameConfig | undefined {
  if (!a?.deck || !b?.deck || !chance) return undefined
  return { terms, seats: [a as SeatJson, b as SeatJson], chance }
}

/** Checks a match from its own record: terms, seats, chain, order, every hash and the final state. */
export function verifyLog(state: GameState): LogVerdict {
  try {
    return gameLog.verifyLog(state)
  } catch (error) {
    return { valid: false, sequenceNumber: 0, reason: (error as Error).message }
  }
}
