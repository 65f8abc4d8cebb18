import { describe, expect, it } from 'vitest'
import { readRecord } from '../../../src/games/common/replay/replay-file-page.js'
import { replay } from '../../../src/games/war/replay/replay.js'
import { exampleGame } from './example-game.js'

const { config, actions, games, entries } = exampleGame('timeline')

describe('a timeline', () => {
  it('has every position of a written record, and what came of each action', () => {
    const timeline = replay.build(readRecord(replay, JSON.stringify({ config, actions })))
    expect(timeline.games).toEqual(games)
    expect(timeline.entries).toEqual(entries)
    expect(new Set(timeline.hashes).size).toBe(games.length)
  })

  it('refuses what is no match, and what the rules refuse', () => {
    expect(() => readRecord(replay, '{"config":{}}')).toThrow('match')
    const [first] = actions
    expect(() => replay.build({ config, actions: first ? [first, first] : [] })).toThrow('already')
  })
})
