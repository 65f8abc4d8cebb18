import { describe, expect, it } from 'vitest'
import { readRecord } from '../../../src/games/common/replay/replay-file-page.js'
import { replay } from '../../../src/games/war/replay/replay.js'
import { exampleGame } from './example-game.js'

const { config, actions, games, entries } = exampleGame('timeline')

describe('a timeline', () => {
  it('has every position of a record, and the result of each action', () => {
    const timeline = replay.build(readRecord(replay, JSON.stringify({ config, actions })))
    expect(timeline.games).toEqual(games)
    expect(timeline.entries).toEqual(entries)
    expect(new Set(timeline.hashes).size).toBe(games.length)
  })

  it('refuses invalid files and illegal actions', () => {
    expect(() => readRecord(replay, '{"config":{}}')).toThrow('match')
    const [first] = actions
    expect(() => replay.build({ config, actions: first ? [first, first] : [] })).toThrow('already')
  })
})
