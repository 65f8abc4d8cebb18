import { WordStream } from './words.js'

export const boosterSize = 5

/** One row of the public rarity table. */
export type BoosterRow = {
  readonly rarity: number
  readonly weight: number
  readonly cards: readonly number[]
}

/** The cards in a booster, from its seed of 32 bytes. A table in which every row has weight zero yields none. */
export function openBooster(seed: Uint8Array, table: readonly BoosterRow[]): number[] {
  const rows = table.filter(({ weight, cards }) => weight > 0 && cards.length > 0)
  if (rows.length === 0) return []
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  const words = new WordStream(seed)
  return Array.from({ length: boosterSize }, () => drawFrom(rows, total, words))
}

function drawFrom(rows: readonly BoosterRow[], total: number, words: WordStream): number {
  let left = words.below(total)
  const row = rows.find(({ weight }) => {
    left -= weight
    return left < 0
  }) as BoosterRow
  return row.cards[words.below(row.cards.length)] as number
}
