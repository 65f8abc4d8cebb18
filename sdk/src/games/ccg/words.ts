import { hash } from './hash.js'

const wordRange = 2 ** 32

/** Numbers from a seed: its little-endian words, then those of its hash, and so on. */
export class WordStream {
  private block: Uint8Array
  private offset = 0

  constructor(seed: Uint8Array) {
    this.block = seed
  }

  private next(): number {
    if (this.offset === 32) {
      this.block = hash(this.block)
      this.offset = 0
    }
    const word = readWord(this.block, this.offset)
    this.offset += 4
    return word
  }

  /** A uniformly distributed number below a bound. */
  below(bound: number): number {
    // Words above the last whole multiple would favour small results.
    const limit = wordRange - (wordRange % bound)
    for (;;) {
      const word = this.next()
      if (word < limit) return word % bound
    }
  }
}

/** Four bytes as a little-endian number. */
export function readWord(bytes: Uint8Array, offset: number): number {
  const low = (bytes[offset] as number) | ((bytes[offset + 1] as number) << 8)
  const high = (bytes[offset + 2] as number) | ((bytes[offset + 3] as number) << 8)
  return (low | (high << 16)) >>> 0
}

/** Bytes, read as one big-endian number, modulo `divisor`. */
export function remainder(bytes: Uint8Array, divisor: number): number {
  let rest = 0
  for (let i = 0; i < bytes.length; i++) rest = (rest * 256 + (bytes[i] as number)) % divisor
  return rest
}
