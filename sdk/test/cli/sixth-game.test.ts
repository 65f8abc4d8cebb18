import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { createProgram } from '../../src/cli/program.js'
import { games } from '../../src/games/registry.js'
import { noughts } from '../fixtures/noughts.js'

const folder = mkdtempSync(join(tmpdir(), 'fivefold-sixth-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

async function run(...args: string[]) {
  const written = { out: '', error: '' }
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.out += text
    return true
  })
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.error += text
    return true
  })
  await createProgram([...games, noughts]).parseAsync(['noughts', ...args], { from: 'user' })
  return written
}

function file(content: unknown): string {
  const path = join(folder, 'game.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

it('is simulated, checked and replayed by its line in the registry alone', async () => {
  const summary = JSON.parse((await run('simulate', '--games', '20', '--seed', 'x')).out)
  expect(summary).toMatchObject({ games: 20, seed: 'x' })
  const checked = await run('simulate', '--games', '20', '--seed', 'x', '--verify')
  expect(checked.out).toBe('20 games, 0 differences\n')
  const records = (await run('simulate', '--games', '3', '--seed', 'x', '--records')).out.trim().split('\n')
  expect(records).toHaveLength(3)
  const { valid, actionCount } = JSON.parse((await run('replay', file(records[0]))).out)
  expect({ valid, actionCount }).toEqual({
    valid: true,
    actionCount: JSON.parse(records[0] as string).actions.length,
  })
})

it('names the action that its rules refuse', async () => {
  const actions = [
    { type: 'mark', playerIndex: 0, cell: 4 },
    { type: 'mark', playerIndex: 1, cell: 4 },
  ]
  const { out, error } = await run('replay', file({ config: { first: 0 }, actions }))
  expect(JSON.parse(out)).toMatchObject({ valid: false, actionCount: 1 })
  expect(error).toBe('action 1: cell 4 cannot be marked\n')
  expect(process.exitCode).toBe(1)
})
