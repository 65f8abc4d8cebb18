import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** Numbers are one byte. */
type Part = Uint8Array | number

const scratch = new Uint8Array(256)

// One hasher, reset each time: creating a new one takes as long as hashing.
const fresh = sha256.create()
const hasher = sha256.create()

/** SHA-256 over the concatenated parts. */
export function hash(...parts: readonly Part[]): Uint8Array {
  let length = 0
  for (const part of parts) {
    if (typeof part === 'number') scratch[length++] = part
    else {
      scratch.set(part, length)
      length += part.length
    }
  }
  return fresh._cloneInto(hasher).update(scratch.subarray(0, length)).digest()
}

export const label = (text: string): Uint8Array => utf8ToBytes(text)

export const u16 = (value: number): Uint8Array => Uint8Array.of(value & 255, value >> 8)

export function isSame(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

export function isZero(bytes: Uint8Array): boolean {
  for (let i = 0; i < bytes.length; i++) if (bytes[i] !== 0) return false
  return true
}
