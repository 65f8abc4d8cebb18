import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../src/core/index.js'
import {
  type BotStrength,
  botStrengths,
  botTurn,
  encodeActions,
  submitBatch,
  winnerOf,
} from '../../../src/games/ccg/index.js'
import { batchOf, board, cards, gameWith, kind, unit } from './build.js'
import { playBots } from './play-bots.js'

/** How many of the games the first strength wins, half of them on each side. */
function wins(strong: BotStrength, weak: BotStrength, games: number): number {
  let count = 0
  for (let i = 0; i < games; i++) {
    const first = i % 2 === 0
    const { game } = playBots(`${strong} ${weak} ${i}`, {
      strengths: first ? [strong, weak] : [weak, strong],
    })
    if (winnerOf(game) === (first ? 0 : 1)) count++
  }
  return count
}

describe('bots', () => {
  it.each(botStrengths)('%s plays legal turns to the end, under both rules and schemes', (strength) => {
    for (const [rules, scheme] of [
      [1, 1],
      [1, 3],
      [2, 1],
      [2, 3],
    ] as const) {
      const { game } = playBots(`${rules}${scheme}`, { strengths: [strength, strength], rules, scheme })
      expect(game.status).toBeGreaterThan(1)
    }
  })

  it.each(botStrengths)('%s chooses the same turn with the same seed', (strength) => {
    const game = gameWith({ hand: [1, 2, 3, 4, 7, 8], energy: 5 }, { board: board(unit(kind.soldier)) })
    const turn = () => botTurn(game, cards, strength, createRandom('bot'))
    expect(turn()).toEqual(turn())
    expect(turn().at(-1)).toEqual({ type: 'EndTurn' })
  })

  it.each(['greedy', 'search'] as const)('%s sees a win', (strength) => {
    const game = gameWith({ hand: [kind.soldier, kind.damage], energy: 1 }, { hp: 3 })
    expect(botTurn(game, cards, strength, createRandom('bot'))).toEqual([
      { type: 'UseSpell', handIndex: 1, target: 0x87 },
    ])
  })

  it.each(botStrengths)('%s sends nothing before the deal', (strength) => {
    expect(botTurn(gameWith({}, {}, { status: 0 }), cards, strength, createRandom('bot'))).toEqual([])
  })

  it.each(botStrengths)('%s sends no action after draws that end the game', (strength) => {
    // The second spell finds the deck empty, the third one hurts more.
    for (let hp = 1; hp < 9; hp++) {
      const game = gameWith({ hp, deck: [1, 1], hand: [kind.draw, kind.draw, kind.draw, kind.soldier] })
      for (let seed = 0; seed < 20; seed++) {
        const actions = encodeActions(botTurn(game, cards, strength, createRandom(`${seed}`)))
        expect(submitBatch(game, cards, batchOf(actions))).toMatchObject({ ok: true })
      }
    }
  })

  it('greedy beats random, and search beats greedy', () => {
    expect(wins('greedy', 'random', 40)).toBeGreaterThan(26)
    expect(wins('search', 'greedy', 60)).toBeGreaterThan(31)
  })
})
