import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** A deterministic random generator: the same seed gives the same draws on every machine. For bots, simulations, tests. */
export type Random = {
  uint32(): number
  /** A uniformly distributed integer from 0 to `bound` - 1; `bound` is 1..2³². */
  below(bound: number): number
  pick<T>(items: readonly T[]): T
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[]
  bytes(length: number): Uint8Array
}

const wordRange = 2 ** 32

/** Creates a generator from a seed. Not for secrets: the seed reveals every draw. */
export function createRandom(seed: string): Random {
  const uint32 = sfc32(sha256(utf8ToBytes(seed)))

  const below = (bound: number): number => {
    if (!Number.isInteger(bound) || bound < 1 || bound > wordRange) {
      throw new RangeError(`a draw needs a bound of 1..2^32, not ${bound}`)
    }
    // Rejection sampling: words above the last whole multiple of `bound` would favour small results.
    const limit = wordRange - (wordRange % bound)
    for (;;) {
      const word = uint32()
      if (word < limit) return word % bound
    }
  }

  return {
    uint32,
    below,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    shuffle: (items) => {
      const shuffled = [...items]
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = below(last + 1)
        const held = shuffled[last] as (typeof items)[number]
        shuffled[last] = shuffled[other] as (typeof items)[number]
        shuffled[other] = held
      }
      return shuffled
    },
    bytes: (length) => Uint8Array.from({ length }, () => uint32() >>> 24),
  }
}

/** Chris Doty-Humphrey's sfc32, seeded with the first 128 bits of a hash. */
function sfc32(hash: Uint8Array): () => number {
  const words = new DataView(hash.buffer, hash.byteOffset)
  let a = words.getUint32(0)
  let b = words.getUint32(4)
  let c = words.getUint32(8)
  let counter = words.getUint32(12)
  return () => {
    const sum = (a + b + counter) >>> 0
    counter = (counter + 1) >>> 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) >>> 0
    c = (((c << 21) | (c >>> 11)) + sum) >>> 0
    return sum
  }
}
