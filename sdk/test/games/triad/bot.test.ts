import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../src/core/index.js'
import {
  applyTurn,
  type BotStrength,
  botStrengths,
  botTurn,
  coreRuleset,
  defaultRuleset,
  type Ruleset,
  randomMatch,
  replay,
} from '../../../src/games/triad/index.js'
import { card, play, rules, start } from './build.js'

describe.each(botStrengths)('the %s bot', (strength) => {
  it('plays whole legal matches', () => {
    for (const ruleset of [defaultRuleset, coreRuleset]) {
      const match = randomMatch(createRandom(`legal ${strength}`), {
        ruleset,
        strengths: [strength, strength],
      })
      expect(replay(match).ok).toBe(true)
    }
  })

  it('makes the same turn for the same seed', () => {
    const turns = () =>
      randomMatch(createRandom('again'), { ruleset: defaultRuleset, strengths: [strength, strength] })
    expect(turns()).toEqual(turns())
  })
})

describe('a stronger bot', () => {
  function wins(strong: BotStrength, weak: BotStrength, games: number, ruleset: Ruleset): number {
    const random = createRandom(`${strong} against ${weak}`)
    let won = 0
    for (let game = 0; game < games; game++) {
      const side = game % 2
      const strengths = side === 0 ? ([strong, weak] as const) : ([weak, strong] as const)
      const result = replay(randomMatch(random, { ruleset, strengths }))
      if (result.ok && result.winner === side) won++
    }
    return won
  }

  it('wins more often', () => {
    expect(wins('greedy', 'random', 200, defaultRuleset)).toBeGreaterThan(115)
    expect(wins('search', 'random', 12, coreRuleset)).toBeGreaterThan(8)
    expect(wins('search', 'greedy', 12, coreRuleset)).toBeGreaterThan(7)
  })
})

describe('a bot that sees a capture', () => {
  it.each(['greedy', 'search'] as const)('takes it (%s)', (strength) => {
    const ones = [card(1), card(1), card(1), card(1), card(1)]
    const { state } = play(start(rules(), ones, [card(9), card(0), card(0), card(0), card(0)]), [4, 0])
    const turn = botTurn(state, strength, createRandom('capture'))
    const result = applyTurn(state, turn)
    expect(result.ok && result.events.some(({ type }) => type === 'captured')).toBe(true)
  })
})
