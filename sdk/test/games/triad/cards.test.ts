import { describe, expect, it } from 'vitest'
import {
  createRuleset,
  type DeckCards,
  defaultRuleset,
  deriveTrait,
  firstPlayerChooser,
  formationsOf,
  type Trait,
} from '../../../src/games/triad/index.js'
import { card, header, only, rules, start } from './build.js'

const { traitDerivation } = defaultRuleset.config

describe('the default derivation', () => {
  it.each([
    [1, 'wind'],
    [2, 'flame'],
    [3, 'earth'],
    [4, 'aqua'],
  ])('gives rarity 1 and 2 of season %i the trait %s', (seasonId, trait) => {
    for (const rarity of [1, 2])
      expect(deriveTrait(traitDerivation, { classId: 1, seasonId, rarity })).toBe(trait)
  })

  it.each([
    [1, 'light'],
    [2, 'metal'],
    [3, 'cosmic'],
    [4, 'forest'],
    [5, 'shadow'],
  ])('gives rarity 3 of class %i the trait %s', (classId, trait) => {
    expect(deriveTrait(traitDerivation, { classId, seasonId: 1, rarity: 3 })).toBe(trait)
  })

  it('gives rarity 4 thunder and rarity 5 cosmic', () => {
    expect(deriveTrait(traitDerivation, { classId: 1, seasonId: 1, rarity: 4 })).toBe('thunder')
    expect(deriveTrait(traitDerivation, { classId: 1, seasonId: 1, rarity: 5 })).toBe('cosmic')
  })

  it('gives none where derivation is off', () => {
    const { config } = createRuleset({ traitDerivation: { enabled: false } })
    expect(deriveTrait(config.traitDerivation, { classId: 1, seasonId: 1, rarity: 4 })).toBe('none')
  })
})

const deckOf = (...traits: Trait[]): DeckCards =>
  start(
    only({ wind: { enabled: true } }),
    traits.map((trait) => card(1, { trait })),
    [],
  ).setup.decks[0]

describe('a card of a deck', () => {
  it('keeps its trait where that does not act', () => {
    const [quiet, loud] = deckOf('flame', 'wind')
    expect(quiet).toMatchObject({ tokenId: header.deckA[0], trait: 'flame', effect: 'none' })
    expect(loud).toMatchObject({ trait: 'wind', effect: 'wind' })
  })
})

describe('formations', () => {
  it('are found in the whole deck', () => {
    const { config } = defaultRuleset
    expect(formationsOf(config, deckOf('flame', 'aqua', 'earth', 'wind', 'thunder'))).toEqual({
      fiveElements: true,
      eclipse: false,
    })
    expect(formationsOf(config, deckOf('light', 'none', 'none', 'none', 'shadow'))).toEqual({
      fiveElements: false,
      eclipse: true,
    })
  })

  it('are none where the ruleset has none', () => {
    const deck = deckOf('light', 'shadow')
    expect(formationsOf(rules().config, deck)).toEqual({ fiveElements: false, eclipse: false })
  })
})

describe('Wind', () => {
  it('gives the choice of the first player to the one deck that has it', () => {
    expect(firstPlayerChooser([deckOf('wind'), deckOf('flame')])).toBe(0)
    expect(firstPlayerChooser([deckOf('flame'), deckOf('none', 'wind')])).toBe(1)
    expect(firstPlayerChooser([deckOf('wind'), deckOf('wind')])).toBeNull()
    expect(firstPlayerChooser([deckOf('flame'), deckOf('flame')])).toBeNull()
  })

  it('gives no choice where it is off', () => {
    const { decks } = start(rules(), [card(1, { trait: 'wind' })], []).setup
    expect(firstPlayerChooser(decks)).toBeNull()
  })
})
