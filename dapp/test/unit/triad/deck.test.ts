import type { CollectionCard } from '@fivefold/sdk/evm/triad'
import { coreRuleset, defaultRuleset } from '@fivefold/sdk/triad'
import { describe, expect, it } from 'vitest'
import { filterShelf, noFilter, shelfCards } from '../../../src/games/triad/play/collection-filter.js'
import { completeDeck, dropCard, putCard } from '../../../src/games/triad/state/deck-edit.js'
import { parseDecks } from '../../../src/games/triad/state/deck-store.js'

describe('building a deck', () => {
  it('adds to the end, or where it is dropped', () => {
    expect(putCard([1n, 2n], 3n)).toEqual([1n, 2n, 3n])
    expect(putCard([1n, 2n], 3n, 0)).toEqual([3n, 1n, 2n])
    expect(putCard([1n], 3n, 4)).toEqual([1n, 3n])
  })
  it('moves a card that is in it', () => {
    expect(putCard([1n, 2n, 3n], 3n, 0)).toEqual([3n, 1n, 2n])
    expect(putCard([1n, 2n, 3n, 4n, 5n], 1n, 4)).toEqual([2n, 3n, 4n, 5n, 1n])
  })
  it('replaces a card of a full deck, and accepts no sixth', () => {
    expect(putCard([1n, 2n, 3n, 4n, 5n], 6n, 2)).toEqual([1n, 2n, 6n, 4n, 5n])
    expect(putCard([1n, 2n, 3n, 4n, 5n], 6n)).toEqual([1n, 2n, 3n, 4n, 5n])
  })
  it('is complete with five', () => {
    expect(completeDeck(dropCard([1n, 2n, 3n, 4n, 5n], 2n))).toBeNull()
    expect(completeDeck([1n, 2n, 3n, 4n, 5n])).toEqual([1n, 2n, 3n, 4n, 5n])
  })
})

describe('decks from storage', () => {
  it('keeps the well-formed entries', () => {
    expect(
      parseDecks({ decks: { a: ['1', '2'], b: ['x'], c: 7, d: ['1', '2', '3', '4', '5', '6'] } }),
    ).toEqual({
      a: ['1', '2'],
    })
    expect(parseDecks(undefined)).toEqual({})
  })
})

describe('the collection', () => {
  const card = (over: Partial<CollectionCard>): CollectionCard => ({
    ...{ up: 1, right: 1, down: 1, left: 1, hand: 0, power: 5, classId: 1, seasonId: 1, rarity: 1 },
    ...over,
  })
  const cards = new Map([
    [1n, card({ rarity: 3, classId: 4 })],
    [2n, card({ up: 9, hand: 2 })],
    [3n, card({ rarity: 5 })],
    [4n, card({ up: 9 })],
  ])

  it('shows the traits of the ruleset', () => {
    expect(shelfCards(cards, defaultRuleset).map(({ trait }) => trait)).toEqual([
      'forest',
      'wind',
      'cosmic',
      'wind',
    ])
    expect(new Set(shelfCards(cards, coreRuleset).map(({ trait }) => trait))).toEqual(new Set(['none']))
  })
  it('is ordered and filtered', () => {
    const all = shelfCards(cards, defaultRuleset)
    const ids = (filter: Partial<typeof noFilter>) =>
      filterShelf(all, { ...noFilter, ...filter }).map(({ tokenId }) => tokenId)
    expect(ids({})).toEqual([4n, 2n, 3n, 1n])
    expect(ids({ order: 'newest' })).toEqual([4n, 3n, 2n, 1n])
    expect(ids({ order: 'rarest' })).toEqual([3n, 1n, 4n, 2n])
    expect(ids({ trait: 'wind' })).toEqual([4n, 2n])
    expect(ids({ hand: 2 })).toEqual([2n])
    expect(ids({ rarity: 3, trait: 'wind' })).toEqual([])
  })
})
