import { hash } from './hash.js'

const wordRange = 2 ** 32

/** Numbers below a bound, each as likely as the other. */
export type Words = { below(bound: number): number }

/** The little-endian words of the seed, then of its hash, and so on. */
export function createWords(seed: Uint8Array): Words {
  let block = seed
  let offset = 0
  const next = (): number => {
    if (offset === 32) {
      block = hash(block)
      offset = 0
    }
    const word = wordAt(block, offset)
    offset += 4
    return word
  }
  return {
    below: (bound) => {
      // Words above the last whole multiple would favour small results.
      const limit = wordRange - (wordRange % bound)
      for (;;) {
        const word = next()
        if (word < limit) return word % bound
      }
    },
  }
}

function wordAt(bytes: Uint8Array, offset: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(offset, offset + 4)
  return (a | (b << 8) | (c << 16) | (d << 24)) >>> 0
}

/** The remainder of a hash that is read as one big-endian number. */
export function remainder(bytes: Uint8Array, divisor: number): number {
  let rest = 0
  for (const byte of bytes) rest = (rest * 256 + byte) % divisor
  return rest
}
