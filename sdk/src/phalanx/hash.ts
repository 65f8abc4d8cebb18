import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalJson } from '../core/canonical-json.js'
import type { Game, GameState } from './state.js'

// States are never changed in place and share most of their parts with the state before.
const texts = new WeakMap<object, string>()

/** SHA-256 of the whole unredacted game, its log left out. */
export function stateHash(state: Game | GameState): string {
  const { transactionLog: _left, ...game } = state as GameState
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(game, texts))))
}
