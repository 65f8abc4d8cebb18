import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../src/core/index.js'
import {
  type BotStrength,
  botStrengths,
  choiceTexts,
  playBots,
  rankOf,
  replayGame,
  suitOf,
} from '../../../src/games/dolero/index.js'
import { limits } from './duel.js'

const play = (seed: string, strengths: readonly [BotStrength, BotStrength]) =>
  playBots(createRandom(seed), { limits, strengths })

describe('bots', () => {
  it.each(botStrengths)('%s plays whole games by the rules', (strength) => {
    for (let seed = 0; seed < 15; seed++) {
      const { record, game } = play(`${seed}`, [strength, strength])
      expect(replayGame(record)).toMatchObject({ valid: true })
      expect([1, 2]).toContain(game.end)
    }
  })

  it('play the same with the same seed', () => {
    for (const strength of botStrengths) {
      expect(play('same', [strength, 'random']).record).toEqual(play('same', [strength, 'random']).record)
    }
  })

  it.each([
    ['greedy', 'random', 60],
    ['search', 'random', 70],
    ['search', 'greedy', 60],
  ] as const)('%s beats %s', (strong, weak, percent) => {
    let won = 0
    for (let seed = 0; seed < 50; seed++) {
      if (play(`a ${seed}`, [strong, weak]).game.winner === 0) won++
      if (play(`b ${seed}`, [weak, strong]).game.winner === 1) won++
    }
    expect(won).toBeGreaterThan(percent)
  })
})

describe('texts', () => {
  it('name every choice and card', () => {
    expect(new Set(choiceTexts.map(({ name }) => name)).size).toBe(8)
    expect([0, 9, 12, 13, 51].map((card) => `${rankOf(card)} ${suitOf(card)}`)).toEqual([
      'A hearts',
      '10 hearts',
      'K hearts',
      'A diamonds',
      'K spades',
    ])
  })
})
