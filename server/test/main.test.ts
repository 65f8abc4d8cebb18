import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@fivefold/devnet/testing/free-port'
import { openAddresses } from '@fivefold/devnet/testing/local-port'
import { until } from '@fivefold/devnet/testing/until'
import { readServerHealth } from '@fivefold/sdk/match'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestPostgres, type TestPostgres } from './support/postgres.js'

const folder = fileURLToPath(new URL('..', import.meta.url))
const main = join(folder, 'dist/main.js')
let postgres: TestPostgres
const running: ChildProcess[] = []

beforeAll(async () => {
  const build = spawn(process.execPath, [join(folder, 'build.mjs')], { stdio: 'inherit' })
  expect((await once(build, 'exit'))[0]).toBe(0)
  postgres = await startTestPostgres(['test'])
})

afterAll(() => postgres.remove())

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

type Run = { child: ChildProcess; output: () => string; exit: Promise<number | null> }

function start(env: Record<string, string>): Run {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let output = ''
  child.stdout?.on('data', (data) => (output += data))
  child.stderr?.on('data', (data) => (output += data))
  return { child, output: () => output, exit: once(child, 'close').then(([code]) => code) }
}

async function untilHealthy(url: string): Promise<void> {
  await until(async () => (await readServerHealth(url).catch(() => undefined))?.status === 'ok')
}

describe('the server process', () => {
  it('is built to a file that needs no compiler, makes its tables and serves', async () => {
    const port = String(await freePort())
    const env = { DATABASE_URL: postgres.url('test'), FIVEFOLD_PORT_SERVER: port }
    const { child, exit } = start(env)
    const url = `http://127.0.0.1:${port}`
    await untilHealthy(url)
    const opened = await fetch(`${url}/matches`, { method: 'POST' })
    expect(opened.status).toBe(201)
    child.kill('SIGTERM')
    expect(await exit).toBe(0)
  })

  it('serves on 127.0.0.1 alone, keeps the database password out of its log, and stops when asked', async () => {
    const port = String(await freePort())
    const url = postgres.url('test')
    const { child, output, exit } = start({
      DATABASE_URL: url,
      FIVEFOLD_PORT_SERVER: port,
      LOG_LEVEL: 'trace',
    })
    await untilHealthy(`http://127.0.0.1:${port}`)
    expect(await openAddresses(Number(port))).toEqual([])
    await fetch(`http://127.0.0.1:${port}/nothing?token=abracadabra`, {
      headers: { authorization: 'Bearer hush' },
    })
    child.kill('SIGTERM')
    expect(await exit).toBe(0)
    expect(output()).toContain('/nothing')
    for (const secret of [new URL(url).password, 'abracadabra', 'hush'])
      expect(output()).not.toContain(secret)
  })

  it.each([
    ['settings', {}, 'environment: DATABASE_URL: wanted the URL of a Postgres database'],
    ['database', { DATABASE_URL: 'postgres://127.0.0.1:1/x' }, 'ECONNREFUSED'],
  ])('says in one line what is wrong with its %s', async (_, env, message) => {
    const { output, exit } = start(env)
    expect(await exit).toBe(1)
    expect(output()).toContain(message)
    expect(output().trim().split('\n')).toHaveLength(1)
  })

  it('stays up and says that it is down while its database is away', async () => {
    const port = String(await freePort())
    const address = `http://127.0.0.1:${port}`
    const { child } = start({ DATABASE_URL: postgres.url('test'), FIVEFOLD_PORT_SERVER: port })
    await untilHealthy(address)
    await postgres.stop()
    await expect(readServerHealth(address)).resolves.toMatchObject({ status: 'down' })
    expect(child.exitCode).toBeNull()
  })
})
