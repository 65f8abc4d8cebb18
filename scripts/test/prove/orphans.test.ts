import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { until } from '@fivefold/devnet/testing/until'
import { afterEach, beforeEach, expect, it } from 'vitest'

const prover = fileURLToPath(new URL('./fixtures/prover.ts', import.meta.url))
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fivefold-orphans-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => resolve(false))
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })

it('leaves neither server nor Postgres behind when the prover is killed', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', prover], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = await once(child.stdout, 'data')
  const [server = 0, postgres = 0] = String(output).split(' ').map(Number)
  expect([await isListening(server), await isListening(postgres)]).toEqual([true, true])

  child.kill('SIGKILL')
  await until(async () => !(await isListening(server)))
  await until(async () => !(await isListening(postgres)))
}, 60_000)
