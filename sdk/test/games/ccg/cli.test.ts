import { describe, expect, it } from 'vitest'
import { decodeHex } from '../../../src/cli/games/ccg/decode.js'
import { type SimulateOptions, simulate, simulatedRecords } from '../../../src/cli/simulate.js'
import {
  ccg,
  encodeCards,
  encodeEvents,
  encodeGame,
  gameRecordToJson,
  gameToJson,
  parseGameRecord,
  replayGame,
  toHex,
} from '../../../src/games/ccg/index.js'
import { useFivefold } from '../../cli/fivefold.js'
import { cards } from './build.js'
import { playBots } from './play-bots.js'

const { file, run: fivefold } = useFivefold('ccg')

describe('fivefold ccg replay', () => {
  const { game, record } = playBots('cli')
  const json = gameRecordToJson(record)

  it('prints valid, batchCount, finalStateHash and state, and ends with 0', () => {
    const { status, stdout } = fivefold(['replay', file('game.json', json)])
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toEqual({
      valid: true,
      batchCount: record.batches.length,
      finalStateHash: toHex(replayGame(record).finalStateHash),
      state: JSON.parse(JSON.stringify(gameToJson(game))),
    })
  })

  it('ends with 1 and says which batch is refused', () => {
    const { status, stdout, stderr } = fivefold(
      ['replay', '-'],
      JSON.stringify({ ...json, batches: json.batches.toSpliced(3, 1) }),
    )
    expect(status).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({ valid: false, batchCount: 3 })
    expect(stderr).toBe("batch 3: it is the other player's turn\n")
  })

  it('ends with 1 and one line for what is no game', () => {
    const { status, stderr } = fivefold(['replay', file('none.json', { start: json.start })])
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toContain('batches')
  })
})

describe('fivefold ccg simulate', () => {
  const summary = (options: SimulateOptions) =>
    simulate(ccg, options) as { checksum: string; wins: [number, number]; draws: number }

  it('counts every game as a win or a draw, and sums them up in a checksum', () => {
    const { wins, draws, checksum } = summary({ games: '5', seed: 'x' })
    expect(wins[0] + wins[1] + draws).toBe(5)
    expect(summary({ games: '5', seed: 'y' }).checksum).not.toBe(checksum)
  })

  it.each<Partial<SimulateOptions>>([{}, { rules: '1' }, { scheme: '1' }, { strengthA: 'search' }])(
    'records games that replay reads, with %o',
    (options) => {
      for (const record of simulatedRecords(ccg, { games: '2', seed: 'z', ...options })) {
        const replay = replayGame(parseGameRecord(JSON.parse(JSON.stringify(record))))
        expect(replay.valid).toBe(true)
        expect(replay.game.status).toBeGreaterThan(1)
      }
    },
  )

  it.each<SimulateOptions>([
    { games: '1', seed: 'x', rules: '3' },
    { games: '1', seed: 'x', scheme: '2' },
    { games: '1', seed: 'x', strengthA: 'strong' },
  ])('refuses %o', (options) => {
    expect(() => simulate(ccg, options)).toThrow('simulate: ')
  })
})

describe('fivefold ccg encode and decode', () => {
  const actions = [{ type: 'PlayCard', handIndex: 1, slot: 2 }, { type: 'EndTurn' }]
  const hex = '0x0001020000000002000000000000'

  it('encode prints the bytes, decode reads them', () => {
    const encoded = fivefold(['encode', '-'], JSON.stringify(actions))
    expect(encoded).toMatchObject({ status: 0, stdout: `${hex}\n` })
    const decoded = fivefold(['decode', hex])
    expect(decoded.status).toBe(0)
    expect(JSON.parse(decoded.stdout)).toEqual(actions)
  })

  it('both end with 1 and one line for nonsense', () => {
    for (const { status, stderr } of [
      fivefold(['encode', '-'], '[{"type":"Pass"}]'),
      fivefold(['encode', '-'], '{}'),
      fivefold(['decode', '0x00']),
    ]) {
      expect(status).toBe(1)
      expect(stderr.trim().split('\n')).toHaveLength(1)
    }
  })

  it('decode knows games, cards and events too', () => {
    const { game } = playBots('cli')
    expect(decodeHex(toHex(encodeGame(game)), { as: 'game' })).toEqual(gameToJson(game))
    expect(decodeHex(toHex(encodeCards(cards)), { as: 'cards' })).toEqual(cards)
    const payload = Uint8Array.of(1, 2, 3, 4, 5, 6)
    const events = encodeEvents([{ type: 'ActionApplied', player: 0, actionType: 0, payload }])
    expect(decodeHex(toHex(events), { as: 'events' })).toEqual([
      { type: 'ActionApplied', player: 0, actionType: 0, payload: '0x010203040506' },
    ])
    for (const bad of ['', '00', '0x0', '0xzz']) expect(() => decodeHex(bad)).toThrow('decode: ')
    expect(() => decodeHex('0x', { as: 'poem' as 'game' })).toThrow('decode: as')
  })
})
