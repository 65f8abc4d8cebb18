import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

type NodeCrypto = { hash?: (algorithm: string, text: string) => string }
type Host = { process?: { getBuiltinModule?: (name: string) => NodeCrypto | undefined } }

/** SHA-256 of a text in hex, in plain JavaScript: what browsers use. */
export const portableSha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

// Node's own is five times as fast, and a server hashes every state. Looked up, so that browsers need no stand-in.
const native = (globalThis as Host).process?.getBuiltinModule?.('node:crypto')?.hash

/** SHA-256 of a text in hex. */
export const sha256Hex: (text: string) => string = native
  ? (text) => native('sha256', text)
  : portableSha256Hex
