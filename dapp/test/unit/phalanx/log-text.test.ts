import { strikeColumn } from '@fivefold/sdk/phalanx'
import { describe, expect, it } from 'vitest'
import { isClockWorthy, secondsUntil } from '../../../src/games/common/match/turn-time.js'
import { actionText, bonusText, reasonText, stepText } from '../../../src/games/phalanx/board/log-text.js'
import { cardName, cardSign, standingText } from '../../../src/games/phalanx/cards/card-text.js'
import { replay } from '../../../src/games/phalanx/replay/replay.js'
import { config, exampleGame } from './example-game.js'

const plain = (text: string) => text.replaceAll('\ufe0e', '')
const standing = (rank: 'T' | '4', suit: 'hearts' | 'diamonds', row: 0 | 1, currentHp: number) => ({
  card: { rank, suit },
  position: { row, col: 0 as const },
  currentHp,
  faceDown: false,
})

describe('the label of a card', () => {
  it('shows ten as a number, and the health left', () => {
    expect(cardName({ rank: 'T', suit: 'clubs' })).toBe('10 of clubs')
    expect(plain(cardSign({ rank: 'T', suit: 'clubs' }))).toBe('10♣')
    expect(standingText(standing('T', 'hearts', 0, 3))).toBe('10 of hearts, 3 of 10 HP')
  })
})

describe('the text of an attack', () => {
  it('follows the damage through the column into the life points', () => {
    const { steps } = strikeColumn(
      { rank: 'K', suit: 'spades' },
      { front: standing('4', 'diamonds', 0, 1), back: standing('T', 'hearts', 1, 2), lifepoints: 20 },
    )
    expect(steps.map((step) => plain(stepText(step)))).toEqual([
      '4♦ in front absorbs 1 of 11: falls, 6 carry over',
      '10♥ in back absorbs 2 of 6: falls, 4 carry over',
      '4 reach the life points, 8 held off: 20 → 20',
    ])
    expect(steps.flatMap(({ bonuses = [] }) => bonuses.map(bonusText))).toEqual([
      'Diamonds shield',
      'Spades double',
      'Hearts shield',
    ])
  })
})

describe('the log of whole matches', () => {
  it('has a text for every action', () => {
    for (const seed of [7, 8, 9]) {
      const { actions } = exampleGame(seed)
      const { entries } = replay.build({ config: { ...config, rngSeed: seed }, actions })
      expect(entries).toHaveLength(actions.length)
      for (const { action, details } of entries) {
        expect(actionText(action, details)).not.toMatch(/undefined|NaN|^$/)
        if (details.type !== 'attack') continue
        for (const step of details.combat.steps) expect(stepText(step)).not.toMatch(/undefined|NaN/)
      }
    }
  })
})

describe('reasonText', () => {
  it('names the loser', () => {
    const outcome = { winnerIndex: 1, victoryType: 'forfeit', turnNumber: 3 } as const
    expect(reasonText(outcome, ['Alice', 'You'])).toBe('Alice gave up.')
  })
})

describe('secondsUntil', () => {
  it('rounds up to whole seconds and stops at zero', () => {
    const now = new Date('2026-01-01T00:00:00.500Z')
    expect(secondsUntil('2026-01-01T00:00:03.000Z', now)).toBe(3)
    expect(secondsUntil('2025-12-31T23:00:00.000Z', now)).toBe(0)
  })
})

describe('isClockWorthy', () => {
  it('distinguishes a player’s clock from a bot’s short deadline', () => {
    const began = '2026-01-01T00:00:00.000Z'
    expect(isClockWorthy('2026-01-01T00:01:00.000Z', began)).toBe(true)
    expect(isClockWorthy('2026-01-01T00:00:00.700Z', began)).toBe(false)
    expect(isClockWorthy('2026-01-01T00:01:00.000Z', undefined)).toBe(true)
  })
})
