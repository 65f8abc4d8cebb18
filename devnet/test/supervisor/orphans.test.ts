import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freePort } from '../../src/testing/free-port.js'
import { isRunning } from '../../src/testing/processes.js'
import { until } from '../../src/testing/until.js'

const host = fileURLToPath(new URL('./fixtures/host.ts', import.meta.url))
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fivefold-orphans-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('leaves no process behind when the supervisor itself is killed', async () => {
  const port = await freePort()
  const pidFile = join(folder, 'helper.pid')
  const args = ['--import', 'tsx', host, String(port), join(folder, 'logs'), pidFile]
  const supervisor = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [output] = await once(supervisor.stdout, 'data')
  const part = Number(output)
  const helper = Number(readFileSync(pidFile, 'utf8'))
  expect([part, helper].every(isRunning)).toBe(true)

  supervisor.kill('SIGKILL')
  await until(() => !isRunning(part))
  await until(() => !isRunning(helper))
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow()
}, 30_000)
