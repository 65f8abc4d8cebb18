import { describe, expect, it } from 'vitest'
import { buildTimeline, readRecord } from '../../../src/games/war/replay/timeline.js'
import { exampleGame } from './example-game.js'

const { config, actions, games, entries } = exampleGame('timeline')

describe('a timeline', () => {
  it('has every position of a written record, and what came of each action', () => {
    const timeline = buildTimeline(readRecord(JSON.stringify({ config, actions })))
    expect(timeline.games).toEqual(games)
    expect(timeline.entries).toEqual(entries)
    expect(new Set(timeline.hashes).size).toBe(games.length)
  })

  it('refuses what is no match, and what the rules refuse', () => {
    expect(() => readRecord('{"config":{}}')).toThrow('match')
    const [first] = actions
    expect(() => buildTimeline({ config, actions: first ? [first, first] : [] })).toThrow('already')
  })
})
