import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'

/** Draws an integer from 0 to `bound` - 1. */
export type Draw = (bound: number) => number

/** Draws from the 32-bit words of sha256(prefix ‖ block number), with rejection sampling. */
export function sha256Counter(prefix: Uint8Array): Draw {
  const block = new DataView(new ArrayBuffer(4))
  let number = 0
  let words: number[] = []
  const nextWord = (): number => {
    if (words.length === 0) {
      block.setUint32(0, number++)
      const view = new DataView(sha256(concatBytes(prefix, new Uint8Array(block.buffer))).buffer)
      words = Array.from({ length: 8 }, (_, i) => view.getUint32(i * 4))
    }
    return words.shift() as number
  }
  return (bound) => {
    const limit = 2 ** 32 - (2 ** 32 % bound)
    for (;;) {
      const word = nextWord()
      if (word < limit) return word % bound
    }
  }
}

/** A copy shuffled by the given draws. */
export function fisherYates<T>(items: readonly T[], draw: Draw): T[] {
  const shuffled = [...items]
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = draw(i + 1)
    const held = shuffled[i] as T
    shuffled[i] = shuffled[j] as T
    shuffled[j] = held
  }
  return shuffled
}
