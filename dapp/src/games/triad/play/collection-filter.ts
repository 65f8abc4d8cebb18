import type { CollectionCard, CollectionCards } from '@fivefold/sdk/evm/triad'
import { deriveTrait, type Hand, type Ruleset, type Trait } from '@fivefold/sdk/triad'
import type { CardLook } from '../cards/card-text.js'

/** A card of the collection with its stats under a ruleset. */
export type ShelfCard = CardLook & { readonly rarity: number; readonly power: number }

export const orders = ['newest', 'strongest', 'rarest'] as const
export type Order = (typeof orders)[number]

export type ShelfFilter = { trait: Trait | 'any'; hand: Hand | 'any'; rarity: number | 'any'; order: Order }

export const noFilter: ShelfFilter = { trait: 'any', hand: 'any', rarity: 'any', order: 'strongest' }

export function shelfCards(cards: CollectionCards, { config }: Ruleset): ShelfCard[] {
  return [...cards].map(([tokenId, card]) => ({
    tokenId,
    edges: [card.up, card.right, card.down, card.left],
    hand: card.hand as Hand,
    trait: deriveTrait(config.traitDerivation, card),
    rarity: card.rarity,
    power: edgeSum(card),
  }))
}

const edgeSum = ({ up, right, down, left }: CollectionCard) => up + right + down + left

const comparisons: Record<Order, (a: ShelfCard, b: ShelfCard) => number> = {
  newest: () => 0,
  strongest: (a, b) => b.power - a.power,
  rarest: (a, b) => b.rarity - a.rarity || b.power - a.power,
}

/** The cards that pass the filter, sorted; equal ones newest first. */
export function filterShelf(cards: readonly ShelfCard[], filter: ShelfFilter): ShelfCard[] {
  const passes = ({ trait, hand, rarity }: ShelfCard) =>
    (filter.trait === 'any' || trait === filter.trait) &&
    (filter.hand === 'any' || hand === filter.hand) &&
    (filter.rarity === 'any' || rarity === filter.rarity)
  const compare = comparisons[filter.order]
  return cards.filter(passes).sort((a, b) => compare(a, b) || Number(b.tokenId - a.tokenId))
}
