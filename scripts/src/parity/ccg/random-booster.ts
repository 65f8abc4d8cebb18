import type { Random } from '@fivefold/sdk/core'
import type { Question } from './question.js'
import { randomBytes32 } from './random-chains.js'

/** A table with rows that are ignored, and seeds with words that must be rejected. */
export function randomBooster(random: Random): Question {
  const seed = randomBytes32(random)
  // Only the highest words are beyond the last full multiple.
  for (let word = 0; word < 8; word++) {
    if (random.below(3) === 0) seed.fill(0xff, 4 * word, 4 * word + 4)
  }
  const table = Array.from({ length: random.below(6) }, (_, rarity) => ({
    rarity,
    weight: random.pick([0, 1, 15, 700, 65_535]),
    cards: Array.from({ length: random.pick([0, 1, 2, 7, 70]) }, () => random.below(65_536)),
  }))
  return { call: 'open_booster', seed, table }
}
