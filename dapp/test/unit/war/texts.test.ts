import { describe, expect, it } from 'vitest'
import {
  badgeText,
  rankText,
  rarityOf,
  romanNumeral,
  spokenCard,
} from '../../../src/games/war/cards/card-text.js'
import { pipsOf } from '../../../src/games/war/cards/pips.js'
import { ownedByValue } from '../../../src/games/war/lobby/owned-by-value.js'
import { parseSettings } from '../../../src/games/war/state/settings-store.js'
import { actionText, reasonText, resultText, stepTexts } from '../../../src/games/war/table/log-text.js'

const names = ['You', 'Bob'] as const
const fool = { id: 12, value: 56 }
const loaner = { id: -1, value: 0 }

describe('cards in words', () => {
  it('number majors as tarot cards do', () => {
    expect([0, 1, 4, 9, 14, 19, 21].map(romanNumeral)).toEqual(['0', 'I', 'IV', 'IX', 'XIV', 'XIX', 'XXI'])
  })

  it('have a rank and as many pips', () => {
    expect([1, 2, 10, 11, 12, 13, 14].map(rankText)).toEqual(['A', '2', '10', 'P', 'Kn', 'Q', 'K'])
    for (const rank of [2, 3, 4, 5, 6, 7, 8, 9, 10]) expect(pipsOf(rank)).toHaveLength(rank)
  })

  it('show whether they are loaners, and the lot once it is known', () => {
    expect(badgeText(loaner, {})).toBe('loaner')
    expect(badgeText(fool, {})).toBe('#12')
    expect(badgeText(fool, { 12: 'spdp' })).toBe('#12 spdp')
    expect(badgeText(fool, { 12: '' })).toBe('#12 no lot')
    expect([rarityOf(fool, { 12: 'spdp' }), rarityOf(fool, {}), rarityOf(loaner, {})]).toEqual([4, 0, 0])
    expect(spokenCard(fool, { 12: 'hrgl' })).toBe('The Fool, #12 hrgl')
  })
})

describe('the log in words', () => {
  it('describes flips, wars, takes and reshuffles', () => {
    const entry = {
      action: { type: 'flip', playerIndex: 0 },
      details: {
        type: 'flip',
        card: fool,
        steps: [
          { type: 'tie', cards: [fool, fool] },
          { type: 'war', faceDown: [3, 0], faceUp: [loaner, null] },
          { type: 'compare', cards: [fool, loaner], decidedBy: 'lot', winnerIndex: 1 },
          { type: 'take', winnerIndex: 1, cards: 10 },
          { type: 'reshuffle', playerIndex: 0, cards: 1 },
        ],
      },
    } as const
    expect(actionText(entry, names)).toBe('You flip The Fool')
    expect(stepTexts(entry, names)).toEqual([
      'WAR! You reveal Ace of Wands, Bob has no card',
      'The rarer lot decides',
      'Bob takes 10 cards',
      'You reshuffle 1 card',
    ])
  })

  it('describes lots and a forfeit', () => {
    const lots = [
      { id: 3, lot: 'eifd' },
      { id: 4, lot: '' },
    ]
    const entry = { action: { type: 'lots', lots }, details: { type: 'lots', steps: [] } } as const
    expect(actionText(entry, names)).toBe('Lots: #3 eifd, #4 none')
    const forfeit = {
      action: { type: 'forfeit', playerIndex: 1 },
      details: { type: 'forfeit', winnerIndex: 0 },
    } as const
    expect(actionText(forfeit, names)).toBe('Bob forfeits')
    expect(stepTexts(forfeit, names)).toEqual([])
  })

  it('states who won and why', () => {
    const lost = { winnerIndex: 1, victoryType: 'outOfWarCards', round: 9 } as const
    expect([resultText(lost, 0, names), resultText(lost, null, names)]).toEqual(['You lose', 'Bob wins'])
    expect(reasonText(lost, names)).toBe('You have no cards for the war.')
    expect(resultText({ draw: true, round: 2000 }, 0, names)).toBe('A draw')
  })
})

describe('stored data', () => {
  it('is read where it is well formed', () => {
    expect(parseSettings({ withCards: false, pace: 'fast' })).toEqual({ withCards: false, pace: 'fast' })
    expect(parseSettings({ pace: 'warp' })).toEqual({ withCards: true, pace: 'hand' })
    expect(parseSettings(undefined)).toEqual({ withCards: true, pace: 'hand' })
  })

  it('sorts NFTs by value', () => {
    const cards = [
      { id: 9, value: 5 },
      { id: 2, value: 5 },
      { id: 3, value: 60 },
    ]
    expect([...ownedByValue(cards)]).toEqual([
      [5, [cards[1], cards[0]]],
      [60, [cards[2]]],
    ])
  })
})
