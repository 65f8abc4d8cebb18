import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'

const program = fileURLToPath(new URL('../../bin/fivefold.mjs', import.meta.url))

/**
 * Runs `fivefold <game> …` in a process of its own. `file` writes a JSON file into a folder that is removed after the tests.
 */
export function useFivefold(game: string) {
  const folder = mkdtempSync(join(tmpdir(), 'fivefold-cli-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const run = (args: readonly string[], input = '') =>
    spawnSync(process.execPath, [program, game, ...args], { encoding: 'utf8', input })
  return {
    run,
    fivefold: (...args: string[]) => run(args),
    file(name: string, content: unknown): string {
      const path = join(folder, name)
      writeFileSync(path, JSON.stringify(content))
      return path
    },
  }
}
