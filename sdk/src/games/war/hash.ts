import { keptJson } from '../../core/kept-json.js'
import { sha256Hex } from '../../core/sha256-hex.js'
import type { Game } from './state.js'

/** SHA-256 of the whole unredacted game, its log left out. States are never changed in place. */
export function stateHash(state: Game): string {
  const { transactionLog: _left, ...game } = state as Game & { transactionLog?: unknown }
  return sha256Hex(keptJson(game))
}
