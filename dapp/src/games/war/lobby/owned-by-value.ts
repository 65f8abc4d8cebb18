import type { Card } from '@fivefold/sdk/war'

/** The NFTs of each value, in the order of their ids. */
export function ownedByValue(cards: readonly Card[]): ReadonlyMap<number, readonly Card[]> {
  const found = new Map<number, Card[]>()
  for (const card of [...cards].sort((a, b) => a.id - b.id)) {
    const same = found.get(card.value)
    if (same) same.push(card)
    else found.set(card.value, [card])
  }
  return found
}
