import { describe, expect, it } from 'vitest'
import { type SimulateOptions, simulate, simulatedRecords } from '../../../src/cli/simulate.js'
import {
  dolero,
  type GameRecord,
  gameRecordSchema,
  replayGame,
  toJson,
} from '../../../src/games/dolero/index.js'
import { useFivefold } from '../../cli/fivefold.js'

const { file, fivefold } = useFivefold('dolero')

const [game] = simulatedRecords(dolero, { games: '1', seed: 'cli' })
const record: GameRecord = gameRecordSchema.parse(game)

describe('fivefold dolero replay', () => {
  it('prints the game, its events and its payouts, and ends with 0', () => {
    const { status, stdout } = fivefold('replay', file('game.json', game))
    expect(status).toBe(0)
    const replay = replayGame(record)
    expect(JSON.parse(stdout)).toEqual(toJson({ ...replay, phase: 'over', end: 'hearts' }))
    expect(JSON.parse(stdout).inputCount).toBe(record.inputs.length)
  })

  it('ends with 1 and says which input is refused', () => {
    const inputs = record.inputs.toSpliced(3, 1)
    const { status, stdout, stderr } = fivefold('replay', file('wrong.json', toJson({ ...record, inputs })))
    expect(status).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({ valid: false })
    expect(stderr).toMatch(/^input \d+: WrongPhase/)
  })

  it('ends with 1 if the table does not open', () => {
    const open = { ...record.open, stack: 0n }
    const { status, stderr } = fivefold('replay', file('closed.json', toJson({ ...record, open })))
    expect(status).toBe(1)
    expect(stderr).toContain('open: BadStack: lowest 10000000')
  })

  it('ends with 1 and one line for what is no game', () => {
    const { status, stderr } = fivefold('replay', file('none.json', { open: {} }))
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toContain('game: ')
  })
})

describe('fivefold dolero simulate', () => {
  const summary = (options: SimulateOptions) =>
    simulate(dolero, options) as { checksum: string; games: number; unbalanced: number }

  it('accounts for the money, and sums the games up in a checksum', () => {
    const once = summary({ games: '6', seed: 'x', table: 'bonk' })
    expect(once).toMatchObject({ games: 6, unbalanced: 0 })
    expect(summary({ games: '6', seed: 'y', table: 'bonk' }).checksum).not.toBe(once.checksum)
  })

  it('records games that replay reads', () => {
    for (const one of simulatedRecords(dolero, {
      games: '3',
      seed: 'z',
      strengthA: 'search',
      strengthB: 'random',
    })) {
      expect(replayGame(gameRecordSchema.parse(one))).toMatchObject({ valid: true })
    }
  })

  it.each([[{ games: '1', seed: 'x', strengthA: 'strong' }], [{ games: '1', seed: 'x', table: 'kitchen' }]])(
    'refuses %o',
    (options: SimulateOptions) => {
      expect(() => simulate(dolero, options)).toThrow('simulate: ')
    },
  )
})
