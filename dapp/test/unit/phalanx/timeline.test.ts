import { orThrow, recordAction, startGame } from '@fivefold/sdk/phalanx'
import { describe, expect, it } from 'vitest'
import { readRecord } from '../../../src/games/common/replay/replay-file-page.js'
import { replay } from '../../../src/games/phalanx/replay/replay.js'
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
  const timeline = replay.build({ config, actions })

  it('has every position of the match', () => {
    expect(timeline.games).toEqual(games)
  })

  it('agrees with the log of the same match', () => {
    const check = replay.check?.({ config, actions, log }, timeline)
    expect(check).toEqual({ checked: games.length, mismatch: undefined })
  })

  it('finds the first entry that differs', () => {
    const forged = log.map((entry, index) =>
      index === 4 ? { ...entry, stateHashAfter: '0'.repeat(64) } : entry,
    )
    expect(replay.check?.({ config, actions, log: forged }, timeline)?.mismatch).toBe(5)
  })
})

describe('a file', () => {
  it('is parsed as it was written', () => {
    expect(readRecord(replay, JSON.stringify({ config, actions }))).toEqual({ config, actions })
  })

  it('includes the version of its rules', () => {
    const turn = (rulesVersion?: 0 | 1) => {
      const record = readRecord(
        replay,
        JSON.stringify({ config: { ...config, rulesVersion }, actions: actions.slice(0, 16) }),
      )
      return replay.build(record).games.at(-1)?.activePlayerIndex
    }
    expect([turn(), turn(1), turn(0)]).toEqual([0, 0, 1])
    expect(() =>
      readRecord(replay, JSON.stringify({ config: { ...config, rulesVersion: 2 }, actions })),
    ).toThrow(/match/)
  })

  it('is refused if it is not a match, or if the rules refuse it', () => {
    expect(() => readRecord(replay, '{"config":{}}')).toThrow(/match/)
    expect(() => replay.build({ config, actions: actions.slice(1) })).toThrow(/turn/)
  })
})
