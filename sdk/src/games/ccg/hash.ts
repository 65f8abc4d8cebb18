import { blake2b } from '@noble/hashes/blake2.js'
import { encodeGame } from './codec.js'
import type { Game } from './state.js'

const digest = { dkLen: 32 }

/** BLAKE2b-256, the only hash of this game. */
export const hash = (bytes: Uint8Array): Uint8Array => blake2b(bytes, digest)

export const stateHash = (game: Game): Uint8Array => hash(encodeGame(game))

export function isSame(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
