import { keptJson } from './kept-json.js'
import { sha256Hex } from './sha256-hex.js'

/** SHA-256 of a whole unredacted game, its log left out. States are never changed in place. */
export function defineStateHash<Game extends object>(): (state: Game) => string {
  return (state) => {
    const { transactionLog: _left, ...game } = state as Game & { transactionLog?: unknown }
    return sha256Hex(keptJson(game))
  }
}
