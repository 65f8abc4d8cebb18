import { canonicalJson } from './canonical-json.js'
import { sha256Hex } from './sha256-hex.js'

/** SHA-256 of a whole unredacted game, its log left out. */
export function defineStateHash<Game extends object>(): (state: Game) => string {
  // States are never changed in place and share most of their parts with the state before.
  const texts = new WeakMap<object, string>()
  return (state) => {
    const { transactionLog: _left, ...game } = state as Game & { transactionLog?: unknown }
    return sha256Hex(canonicalJson(game, texts))
  }
}
