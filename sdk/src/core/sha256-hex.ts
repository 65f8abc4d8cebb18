import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

type Data = string | Uint8Array
type NodeCrypto = { hash?: (algorithm: string, data: Data) => string }
type Host = { process?: { getBuiltinModule?: (name: string) => NodeCrypto | undefined } }

const encoder = new TextEncoder()

/** SHA-256 in hex of bytes, or of a text in UTF-8, in plain JavaScript, for browsers. */
export const portableSha256Hex = (data: Data): string =>
  bytesToHex(sha256(typeof data === 'string' ? encoder.encode(data) : data))

// Node's implementation is five times as fast, and a server hashes every state. Looked up at run time, so that browser
// bundles need no polyfill.
const native = (globalThis as Host).process?.getBuiltinModule?.('node:crypto')?.hash

/** SHA-256 in hex of bytes, or of a text in UTF-8. */
export const sha256Hex: (data: Data) => string = native ? (data) => native('sha256', data) : portableSha256Hex
