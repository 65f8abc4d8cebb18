import { blake2AsU8a } from '@polkadot/util-crypto'
import { describe, expect, it } from 'vitest'
import {
  boosterTable,
  cardName,
  catalogue,
  catalogueStats,
  demoDeck,
  effectText,
  nameHash,
  orThrow,
  packEffect,
  rarities,
  startGame,
} from '../../../src/games/ccg/index.js'
import { startOf } from './build.js'

describe('the catalogue', () => {
  it('is sorted by id, each kind once, each with a name of its own', () => {
    const ids = catalogue.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
    expect(new Set(catalogue.map(({ name }) => name)).size).toBe(catalogue.length)
    expect(new Set(catalogue.map(({ name }) => nameHash(name))).size).toBe(catalogue.length)
    expect(catalogue).toHaveLength(24)
  })

  it('has units of every effect, spells of every effect, and four rarities', () => {
    const effectsOf = (cardType: number) =>
      new Set(catalogue.filter((card) => card.cardType === cardType).map(({ effects }) => effects & 0xffff))
    for (const effect of [0, 1, 2, 3, 4]) expect(effectsOf(0)).toContain(effect)
    expect([...effectsOf(0)].some((effect) => effect > 100)).toBe(true)
    expect([...effectsOf(1)].sort()).toEqual([3, 4, 5, 6])
    expect(new Set(catalogue.map(({ rarity }) => rarity))).toEqual(new Set(rarities))
  })

  it('can be played with the demo deck', () => {
    const [first, second] = startOf().players
    const players = [
      { ...first, deck: demoDeck },
      { ...second, deck: demoDeck },
    ] as const
    expect(orThrow(startGame(startOf({ cards: catalogueStats, players }))).game.status).toBe(1)
    expect(new Set(demoDeck).size).toBeLessThan(catalogue.length)
  })

  it('is in the boosters, each kind once, out of 1,000', () => {
    expect(boosterTable.flatMap(({ cards }) => cards).sort((a, b) => a - b)).toEqual(
      catalogue.map(({ id }) => id),
    )
    expect(boosterTable.reduce((sum, { weight }) => sum + weight, 0)).toBe(1_000)
  })

  it('stands on chain with the first four bytes of its names hashed', () => {
    const [a = 0, b = 0, c = 0, d = 0] = blake2AsU8a('Lantern Scout')
    expect(nameHash('Lantern Scout')).toBe(a + 256 * b + 65_536 * c + 2 ** 24 * d)
  })
})

describe('the text of a card', () => {
  const unit = (effects: number) => effectText({ id: 1, cardType: 0, cost: 1, attack: 1, health: 1, effects })
  const spell = (effects: number) =>
    effectText({ id: 1, cardType: 1, cost: 1, attack: 0, health: 0, effects })

  it('exists exactly for cards with an effect', () => {
    for (const card of catalogue) expect(effectText(card) !== '').toBe(card.effects !== 0)
  })

  it('contains the magnitude', () => {
    expect(unit(packEffect(3, 7))).toContain('7 hp')
    expect(unit(packEffect(4, 9))).toContain('deals 9')
    expect(unit(packEffect(106))).toContain('deals 6')
    expect(spell(packEffect(5, 1))).toBe('Draw 1 card.')
    expect(spell(packEffect(5, 2))).toBe('Draw 2 cards.')
    expect(spell(packEffect(6, 4))).toContain('4 attack')
  })

  it('is empty for ids without a meaning', () => {
    expect([unit(5), unit(6), unit(99), spell(1), spell(2), spell(100)]).toEqual(['', '', '', '', '', ''])
  })

  it('has a name also for cards from elsewhere', () => {
    expect([cardName(1), cardName(999)]).toEqual(['Lantern Scout', 'Card 999'])
  })
})
