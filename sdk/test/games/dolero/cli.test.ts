import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { createProgram } from '../../../src/cli/program.js'
import { type SimulateOptions, simulate, simulatedRecords } from '../../../src/cli/simulate.js'
import {
  dolero,
  type GameRecord,
  gameRecordSchema,
  replayGame,
  toJson,
} from '../../../src/games/dolero/index.js'

const folder = mkdtempSync(join(tmpdir(), 'fivefold-dolero-'))
const program = fileURLToPath(new URL('../../../bin/fivefold.mjs', import.meta.url))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function fivefold(...args: string[]) {
  return spawnSync(process.execPath, [program, 'dolero', ...args], { encoding: 'utf8' })
}

function file(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(content))
  return path
}

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

  it('plays the same games with the same seed, and accounts for the money', () => {
    const once = summary({ games: '6', seed: 'x', table: 'bonk' })
    expect(summary({ games: '6', seed: 'x', table: 'bonk' })).toEqual(once)
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

  it.each([
    [{ games: '0', seed: 'x' }],
    [{ games: 'many', seed: 'x' }],
    [{ games: '1', seed: 'x', strengthA: 'strong' }],
    [{ games: '1', seed: 'x', table: 'kitchen' }],
  ])('refuses %o', (options: SimulateOptions) => {
    expect(() => simulate(dolero, options)).toThrow('simulate: ')
  })

  it('every command has help', () => {
    const root = createProgram([dolero])
    const commands = root.commands.find((command) => command.name() === 'dolero')?.commands ?? []
    expect(commands.map((command) => command.name())).toEqual(['replay', 'simulate'])
    for (const command of commands) expect(command.helpInformation()).toContain('Usage: ')
  })
})
