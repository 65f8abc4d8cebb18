import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../src/core/index.js'
import {
  defaultRuleset,
  type Match,
  orThrow,
  randomMatch,
  replay,
  replayToJson,
  score,
} from '../../../src/games/triad/index.js'
import { card, play, rules, start } from './build.js'

const match = randomMatch(createRandom('replay'), { ruleset: defaultRuleset })

describe('replay', () => {
  it('gives the board and the events of each turn, and the result', () => {
    const result = orThrow(replay(match))
    expect(result.states.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(result.events.every((events) => events.some(({ type }) => type === 'placed'))).toBe(true)
    const json = replayToJson(match, result)
    expect(Object.keys(json)).toEqual(['matchId', 'rulesetId', 'winner', 'tiles', 'tieScores', 'boards'])
    expect(json.boards).toHaveLength(9)
    expect(json.boards[0]?.filter((cell) => cell !== null)).toHaveLength(1)
  })

  it('stops at the refused turn and keeps what came before', () => {
    const spoilt: Match = {
      ...match,
      turns: match.turns.map((turn, i) => (i === 5 ? { ...turn, cell: match.turns[0]?.cell ?? 0 } : turn)),
    }
    const result = replay(spoilt)
    expect(result).toMatchObject({ ok: false, error: { code: 'CellTaken', turn: 5 } })
    expect(result.states).toHaveLength(5)
  })

  it('refuses a header before any turn', () => {
    const result = replay({ ...match, header: { ...match.header, version: 2 } })
    expect(result).toMatchObject({ ok: false, error: { code: 'UnsupportedVersion' }, states: [] })
  })

  it('needs nine turns', () => {
    expect(() => replay({ ...match, turns: [] })).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }))
  })

  it('takes well below a fifth of a millisecond', () => {
    const matches = Array.from({ length: 200 }, (_, i) =>
      randomMatch(createRandom(`speed ${i}`), { ruleset: defaultRuleset }),
    )
    const run = () => {
      const before = process.cpuUsage()
      for (const each of matches) replay(each)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / matches.length
    }
    const best = Math.min(...Array.from({ length: 10 }, run))
    expect(best).toBeLessThan(200)
  })
})

describe('score', () => {
  it('counts tiles and their power per side', () => {
    const state = start(rules(), [card(9, { power: 10 })], [card(1, { power: 3 }), card(1, { power: 5 })], 1)
    const { board } = play(state, [0, 0], [1, 0], [8, 1]).state
    expect(score(board)).toEqual({ tiles: [2, 1], tieScores: [13, 5] })
  })
})
