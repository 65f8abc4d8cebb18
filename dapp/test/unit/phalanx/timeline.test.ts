import { orThrow, recordAction, startGame } from '@fivefold/sdk/phalanx'
import { describe, expect, it } from 'vitest'
import { firstMismatch } from '../../../src/games/common/replay/timeline.js'
import { buildTimeline, readRecord } from '../../../src/games/phalanx/replay/timeline.js'
import { config, exampleGame } from './example-game.js'

const { games, actions } = exampleGame()
const log = actions.reduce(
  (state, action) => orThrow(recordAction(state, action, '2026-01-01T00:00:00.000Z')).state,
  {
    ...startGame(config),
    transactionLog: [],
  } as Parameters<typeof recordAction>[0],
).transactionLog

describe('a timeline', () => {
  const timeline = buildTimeline({ config, actions })

  it('has every position of the match', () => {
    expect(timeline.games).toEqual(games)
  })

  it('agrees with the log of the same match', () => {
    expect(firstMismatch(timeline.hashes, log)).toBeUndefined()
  })

  it('tells the first entry that differs', () => {
    const forged = log.map((entry, index) =>
      index === 4 ? { ...entry, stateHashAfter: '0'.repeat(64) } : entry,
    )
    expect(firstMismatch(timeline.hashes, forged)).toBe(5)
  })
})

describe('a file', () => {
  it('is read as it was written', () => {
    expect(readRecord(JSON.stringify({ config, actions }))).toEqual({ config, actions })
  })

  it('names the version of the rules that it was played by', () => {
    const turn = (rulesVersion?: 0 | 1) => {
      const record = readRecord(
        JSON.stringify({ config: { ...config, rulesVersion }, actions: actions.slice(0, 16) }),
      )
      return buildTimeline(record).games.at(-1)?.activePlayerIndex
    }
    expect([turn(), turn(1), turn(0)]).toEqual([0, 0, 1])
    expect(() => readRecord(JSON.stringify({ config: { ...config, rulesVersion: 2 }, actions }))).toThrow(
      /match/,
    )
  })

  it('is refused where it is no match, or where the rules refuse it', () => {
    expect(() => readRecord('{"config":{}}')).toThrow(/match/)
    expect(() => buildTimeline({ config, actions: actions.slice(1) })).toThrow(/turn/)
  })
})
