import { describe, expect, it } from 'vitest'
import { type CollectionCard, sealProblem } from '../../../src/chains/evm/triad/index.js'
import type { Deck } from '../../../src/games/triad/index.js'

const deck: Deck = [1n, 2n, 3n, 4n, 5n]
const card: CollectionCard = {
  ...{ up: 1, right: 2, down: 3, left: 4, hand: 1, power: 60 },
  ...{ classId: 1, seasonId: 2, rarity: 3 },
}
const cards = new Map(deck.map((tokenId) => [tokenId, card]))
const seal = { sealedUntil: 100n, cards }

describe('a claimed seat', () => {
  it('is fine while the seal says the same and lasts to the very deadline', () => {
    expect(sealProblem(seal, { deck, cards }, 100n)).toBeNull()
  })
  it('needs a seal', () => {
    expect(sealProblem(null, { deck, cards }, 100n)).toBe('not sealed')
  })
  it('needs a seal that lasts', () => {
    expect(sealProblem(seal, { deck, cards }, 101n)).toBe('sealed too short')
  })
  it('must show the cards as they are sealed, each attribute', () => {
    for (const name of Object.keys(card)) {
      const claimed = new Map(cards).set(3n, { ...card, [name]: 5 })
      expect(sealProblem(seal, { deck, cards: claimed }, 100n), name).toBe('other cards')
    }
  })
  it('must show all of them, and not a trait in place of what it follows from', () => {
    const { classId: _c, seasonId: _s, rarity: _r, ...stats } = card
    const claimed = new Map(cards).set(3n, { ...stats, trait: 'cosmic' } as unknown as CollectionCard)
    expect(sealProblem(seal, { deck, cards: claimed }, 100n)).toBe('other cards')
    expect(sealProblem(seal, { deck, cards: new Map() }, 100n)).toBe('other cards')
  })
})
