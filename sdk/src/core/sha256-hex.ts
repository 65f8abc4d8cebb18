import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

type NodeCrypto = { hash?: (algorithm: string, data: Uint8Array) => string }
type Host = { process?: { getBuiltinModule?: (name: string) => NodeCrypto | undefined } }

const encoder = new TextEncoder()
// Written over by every call: a server hashes every state, and would leave as many bytes behind each time.
let space = new Uint8Array(65_536)

/** Texts one after the other, in UTF-8; only until the next call. */
function encode(texts: readonly string[]): Uint8Array {
  let units = 0
  for (const text of texts) units += text.length
  // No UTF-16 unit takes more than three bytes.
  if (3 * units > space.length) space = new Uint8Array(6 * units)
  let end = 0
  for (const text of texts) end += encoder.encodeInto(text, space.subarray(end)).written
  return space.subarray(0, end)
}

/** SHA-256 of texts one after the other, in hex, in plain JavaScript: what browsers use. */
export const portableSha256Hex = (...texts: readonly string[]): string => bytesToHex(sha256(encode(texts)))

// Node's own is five times as fast, and a server hashes every state. Looked up, so that browsers need no stand-in.
const native = (globalThis as Host).process?.getBuiltinModule?.('node:crypto')?.hash

/** SHA-256 of texts one after the other, in hex. */
export const sha256Hex: (...texts: readonly string[]) => string = native
  ? (...texts) => native('sha256', encode(texts))
  : portableSha256Hex
