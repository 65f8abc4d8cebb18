import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { postgresUrl, startPostgres, withDatabase } from '../../src/postgres/index.js'
import { freePort } from '../../src/testing/free-port.js'
import { openAddresses } from '../../src/testing/local-port.js'
import { collectOutput, isRunning, untilPrinted } from '../../src/testing/processes.js'
import { until } from '../../src/testing/until.js'

const main = fileURLToPath(new URL('../../src/postgres/main.ts', import.meta.url))
let folder: string
let data: string
let port: number
const wrappers: ChildProcess[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fivefold-postgres-'))
  data = join(folder, 'postgres')
  port = await freePort()
})

afterEach(async () => {
  for (const wrapper of wrappers.splice(0)) {
    wrapper.kill('SIGTERM')
    if (wrapper.exitCode === null && wrapper.signalCode === null)
      await new Promise((resolve) => wrapper.once('exit', resolve))
  }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The process of the part, until it reports that it is ready. */
async function start(): Promise<{ wrapper: ChildProcess; output: () => string }> {
  const args = ['--import', 'tsx', main, '--port', String(port), '--data', data]
  const wrapper = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  wrappers.push(wrapper)
  const output = collectOutput(wrapper)
  await untilPrinted(wrapper, output, 'postgres ready')
  return { wrapper, output }
}

async function query(sql: string): Promise<unknown[]> {
  const client = new pg.Client({
    connectionString: withDatabase(postgresUrl({ data, port }), 'fivefold_server'),
  })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

function postmasterPid(): number {
  return Number.parseInt(readFileSync(join(data, 'cluster/postmaster.pid'), 'utf8'), 10)
}

describe('embedded Postgres', () => {
  it('keeps committed rows when the server is killed, and reports that it ended', async () => {
    const { wrapper, output } = await start()
    await query('CREATE TABLE kept (id int); INSERT INTO kept VALUES (1)')
    const ended = new Promise((resolve) => wrapper.once('exit', resolve))
    process.kill(postmasterPid(), 'SIGKILL')
    expect(await ended).toBe(1)
    expect(output()).toContain('Postgres ended')

    await start()
    expect(await query('SELECT * FROM kept')).toEqual([{ id: 1 }])
  })

  it('does not outlive its wrapper, and starts again after that', async () => {
    const { wrapper } = await start()
    await query('INSERT INTO kept VALUES (2)')
    const pid = postmasterPid()
    wrapper.kill('SIGKILL')
    await until(() => !isRunning(pid))

    await start()
    expect(await query('SELECT count(*)::int AS rows FROM kept')).toEqual([{ rows: 2 }])
  })

  it('stops cleanly when asked', async () => {
    const { wrapper } = await start()
    const pid = postmasterPid()
    wrapper.kill('SIGTERM')
    expect(await new Promise((resolve) => wrapper.once('exit', resolve))).toBe(0)
    expect(isRunning(pid)).toBe(false)
    expect(existsSync(join(data, 'cluster/postmaster.pid'))).toBe(false)
  })

  it('starts despite a pid file whose number now belongs to another process', async () => {
    const file = join(data, 'cluster/postmaster.pid')
    writeFileSync(file, `${process.pid}\n${join(data, 'cluster')}\n1700000000\n${port}\n\n127.0.0.1\n`)
    await start()
    expect(postmasterPid()).not.toBe(process.pid)
  })

  it('listens on 127.0.0.1 alone, on no socket file, and refuses strangers', async () => {
    await start()
    expect(await openAddresses(port)).toEqual([])
    expect(await query('SHOW unix_socket_directories')).toEqual([{ unix_socket_directories: '' }])
    const methods = await query('SELECT DISTINCT auth_method FROM pg_hba_file_rules')
    expect(methods).toEqual([{ auth_method: 'scram-sha-256' }])
    const url = new URL(postgresUrl({ data, port }))
    url.password = 'guess'
    const client = new pg.Client({ connectionString: url.href })
    await expect(client.connect()).rejects.toThrow('password authentication failed')
  })

  it('reports in one error why it cannot start', async () => {
    await start()
    const second = { data: join(folder, 'second'), port }
    await expect(startPostgres(second)).rejects.toThrow(
      /Postgres did not start: .*could not create any TCP\/IP sockets/,
    )
  })

  it.runIf(process.getuid?.() === 0)('runs for root in a folder that only root may enter', async () => {
    const closed = join(folder, 'closed')
    mkdirSync(closed)
    chmodSync(closed, 0o700)
    const postgres = await startPostgres({
      data: join(closed, 'postgres'),
      port: await freePort(),
      databases: ['one'],
    })
    const client = new pg.Client({ connectionString: postgres.url('one') })
    await client.connect()
    await client.query('CREATE TABLE kept (id int)')
    await client.end()
    await postgres.stop()
  })
})
