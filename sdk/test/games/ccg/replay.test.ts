import { describe, expect, it } from 'vitest'
import {
  CcgError,
  type GameRecord,
  gameRecordToJson,
  gameToJson,
  isOver,
  parseGameRecord,
  replayGame,
  replaySteps,
  stateHash,
} from '../../../src/games/ccg/index.js'
import { bytes32 } from './build.js'
import { playBots } from './play-bots.js'

const { game, record } = playBots('replay')

const change = (index: number, changes: object): GameRecord => ({
  ...record,
  batches: record.batches.map((batch, i) => (i === index ? { ...batch, ...changes } : batch)),
})

describe('a recorded game', () => {
  it('replays to the same state', () => {
    expect(replayGame(record)).toEqual({
      valid: true,
      batchCount: record.batches.length,
      finalStateHash: stateHash(game),
      game,
    })
  })

  it('is the same after it was written down', () => {
    const json = JSON.parse(JSON.stringify(gameRecordToJson(record)))
    expect(parseGameRecord(json)).toEqual(record)
  })

  it('shows every state with its events', () => {
    const steps = [...replaySteps(record)]
    expect(steps.slice(1).map(({ hash }) => hash)).toEqual(record.batches.map((batch) => batch.stateHash))
    expect(steps.at(-1)?.events.at(-1)?.type).toBe('GameEnded')
    expect(steps.filter((step) => isOver(step.game))).toHaveLength(1)
  })

  it('may end by a time-out', () => {
    const silent = playBots('silent', { silentAfter: 5 })
    expect(silent.record.batches.at(-1)).toMatchObject({ timeout: true })
    const json = JSON.parse(JSON.stringify(gameRecordToJson(silent.record)))
    expect(replayGame(parseGameRecord(json))).toMatchObject({ valid: true, batchCount: 6 })
  })
})

describe('a record may end by a resignation', () => {
  it.each([
    { resignsAfter: 5, status: 2 },
    { resignsAfter: 0, status: 5 },
  ])('after $resignsAfter batches', ({ resignsAfter, status }) => {
    const { record } = playBots('resigns', { resignsAfter })
    const json = JSON.parse(JSON.stringify(gameRecordToJson(record)))
    expect(parseGameRecord(json)).toEqual(record)
    const replay = replayGame(record)
    expect(replay).toMatchObject({ valid: true, batchCount: resignsAfter + 1, game: { status } })
  })
})

describe('a record is refused', () => {
  it('at the batch that the rules refuse', () => {
    const replay = replayGame(change(4, { link: bytes32(3) }))
    expect(replay).toMatchObject({ valid: false, batchCount: 4 })
    expect(replay.refused).toMatchObject({ index: 4, error: { type: 'WrongLink' } })
    expect(replay.finalStateHash).toEqual(record.batches[3]?.stateHash)
    expect(() => [...replaySteps(change(4, { link: bytes32(3) }))]).toThrow(CcgError)
  })

  it('at the batch that leads to another state', () => {
    const { refused } = replayGame(change(6, { stateHash: bytes32(3) }))
    expect(refused).toEqual({ index: 6, reason: 'the state after it has another hash' })
    expect(replayGame(change(6, { stateHash: undefined })).valid).toBe(true)
    expect(replayGame(change(6, { now: 9_999 })).refused?.index).toBe(6)
  })

  it('where the start has another hash', () => {
    const { valid, refused } = replayGame({ ...record, start: { ...record.start, stateHash: bytes32(3) } })
    expect([valid, refused?.index]).toEqual([false, -1])
  })

  it('when it cannot start', () => {
    const start = { ...record.start, rules: 3 }
    expect(() => replayGame({ ...record, start })).toThrow('there are no rules 3')
    expect(() => [...replaySteps({ ...record, start })]).toThrow('there are no rules 3')
  })

  it.each<[string, (json: ReturnType<typeof gameRecordToJson>) => object]>([
    [
      'with cards in disorder',
      ({ start, ...rest }) => ({ ...rest, start: { ...start, cards: start.cards.toReversed() } }),
    ],
    ['with half a hash', ({ start, ...rest }) => ({ ...rest, start: { ...start, parentHash: '0x00' } })],
    ['with a number too large', ({ start, ...rest }) => ({ ...rest, start: { ...start, id: 2 ** 32 } })],
    ['without batches', ({ start }) => ({ start })],
  ])('%s', (_, spoil) => {
    expect(() => parseGameRecord(spoil(gameRecordToJson(record)))).toThrow('game: ')
  })
})

it('a state can be shown to people', () => {
  const json = JSON.parse(JSON.stringify(gameToJson(game)))
  expect(json.players[0].addr).toMatch(/^0x[0-9a-f]{64}$/)
  expect(json).toMatchObject({ id: game.id, status: game.status })
})
