import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { createProgram } from '../../../src/cli/program.js'
import {
  type SimulateOptions,
  simulate,
  simulatedRecords,
  verifySimulated,
} from '../../../src/cli/simulate.js'
import { type Action, type GameConfig, replayGame, war } from '../../../src/games/war/index.js'

const folder = mkdtempSync(join(tmpdir(), 'fivefold-war-'))
const program = fileURLToPath(new URL('../../../bin/fivefold.mjs', import.meta.url))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function fivefold(...args: string[]) {
  return spawnSync(process.execPath, [program, 'war', ...args], { encoding: 'utf8' })
}

function file(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(content))
  return path
}

type Recorded = { config: GameConfig; actions: Action[] }

describe('fivefold war replay', () => {
  const [record] = [...simulatedRecords(war, { games: '1', seed: 'replay' })] as Recorded[]
  if (!record) throw new Error('no game')
  const { config, actions } = record

  it('prints valid, actionCount, finalStateHash and state, and ends with 0', () => {
    const { status, stdout } = fivefold('replay', file('game.json', record))
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(replayGame(config, actions))))
    expect(JSON.parse(stdout)).toMatchObject({ valid: true, state: { phase: 'gameOver' } })
  })

  it('ends with 1 and says which action is illegal', () => {
    const wrong = [actions[0], actions[0], ...actions]
    const { status, stderr } = fivefold('replay', file('wrong.json', { config, actions: wrong }))
    expect(status).toBe(1)
    expect(stderr).toContain('action 1: ')
  })

  it('ends with 1 and one line for what is no game', () => {
    const { status, stderr } = fivefold('replay', file('none.json', { config }))
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
})

describe('fivefold war simulate', () => {
  const summary = (options: SimulateOptions) =>
    simulate(war, options) as { checksum: string; wins: [number, number]; endings: { draw: number } }

  it('plays the same games with the same seed', () => {
    const once = summary({ games: '6', seed: 'x' })
    expect(summary({ games: '6', seed: 'x' })).toEqual(once)
    expect(summary({ games: '6', seed: 'y' }).checksum).not.toBe(once.checksum)
    expect(once.wins[0] + once.wins[1] + once.endings.draw).toBe(6)
  })

  it('--verify ends with the number of games and differences', () => {
    const { status, stdout } = fivefold('simulate', '--games', '5', '--seed', 'v', '--verify')
    expect(status).toBe(0)
    expect(stdout.trim().split('\n').at(-1)).toBe('5 games, 0 differences')
    const report = () => expect.fail('nothing differs')
    expect(verifySimulated(war, { games: '2', seed: 'v' }, { report, progress: () => {} })).toEqual({
      games: 2,
      differences: 0,
    })
  })

  it.each([[{ games: '0', seed: 'x' }], [{ games: 'many', seed: 'x' }]])('refuses %o', (options) => {
    expect(() => simulate(war, options)).toThrow('simulate: ')
  })

  it('every command has help', () => {
    const root = createProgram([war])
    const commands = root.commands.find((command) => command.name() === 'war')?.commands ?? []
    expect(commands.map((command) => command.name())).toEqual(['replay', 'simulate'])
    for (const command of commands) expect(command.helpInformation()).toContain('Usage: ')
  })
})
