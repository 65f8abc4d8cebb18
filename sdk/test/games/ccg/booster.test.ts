import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../src/core/index.js'
import { boosterTable, hash, openBooster } from '../../../src/games/ccg/index.js'
import { bytes32 } from './build.js'

/** A seed of eight words. */
function seedOf(...words: number[]): Uint8Array {
  const seed = new Uint8Array(32)
  const view = new DataView(seed.buffer)
  for (const [i, word] of words.entries()) view.setUint32(4 * i, word, true)
  return seed
}

const table = [
  { rarity: 0, weight: 70, cards: [1, 2, 3] },
  { rarity: 1, weight: 0, cards: [4] },
  { rarity: 2, weight: 9, cards: [] },
  { rarity: 3, weight: 30, cards: [5, 6] },
]

describe('a booster', () => {
  it('finds the row with one number and the card with the next', () => {
    // The ninth and tenth number come from the hash of the seed.
    const seed = seedOf(69, 5, 70, 3, 99, 0, 100, 1)
    const next = new DataView(hash(seed).buffer)
    const row = next.getUint32(0, true) % 100 < 70 ? [1, 2, 3] : [5, 6]
    expect(openBooster(seed, table)).toEqual([3, 6, 5, 2, row[next.getUint32(4, true) % row.length]])
  })

  it('throws numbers away that would favour some cards', () => {
    // 2^32 is 96 more than a multiple of 100.
    const seed = seedOf(0xffffffff, 0xffffffff - 95, 0xffffffff - 96, 1, 0, 0, 0, 0)
    expect(openBooster(seed, table).slice(0, 2)).toEqual([6, 1])
  })

  it('takes a number also where there is no choice', () => {
    const one = [{ rarity: 0, weight: 1, cards: [9] }]
    expect(openBooster(bytes32(0xff), one)).toEqual([9, 9, 9, 9, 9])
    const halves = [{ rarity: 0, weight: 1, cards: [8, 9] }]
    expect(openBooster(seedOf(1, 0, 0, 1, 1, 0, 0, 1), halves).slice(0, 4)).toEqual([8, 9, 8, 9])
  })

  it('is empty where nothing can be in it', () => {
    expect(openBooster(bytes32(1), [])).toEqual([])
    expect(openBooster(bytes32(1), table.slice(1, 3))).toEqual([])
  })

  it('holds the rarities of the table, over 10,000 of them', () => {
    const random = createRandom('boosters')
    const rarityOf = new Map(boosterTable.flatMap(({ rarity, cards }) => cards.map((card) => [card, rarity])))
    const counts = [0, 0, 0, 0]
    for (let i = 0; i < 10_000; i++) {
      const opened = openBooster(random.bytes(32), boosterTable)
      expect(opened).toHaveLength(5)
      for (const card of opened)
        counts[rarityOf.get(card) as number] = (counts[rarityOf.get(card) as number] ?? 0) + 1
    }
    for (const { rarity, weight } of boosterTable) {
      const expected = 50 * weight
      // Five standard deviations.
      const bound = 5 * Math.sqrt(expected * (1 - weight / 1_000))
      expect(Math.abs((counts[rarity] ?? 0) - expected)).toBeLessThan(bound)
    }
  })
})
