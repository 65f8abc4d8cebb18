import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { FivefoldError } from '@fivefold/sdk/core'
import pg from 'pg'
import { type Binaries, findBinaries } from './binaries.js'
import { clusterFolder, ensureCluster, ensurePassword, superuser } from './cluster.js'
import { ensureDatabases, withDatabase } from './databases.js'
import { clearLeftover } from './leftover.js'
import { type Postmaster, runPostmaster } from './postmaster.js'

export type PostgresOptions = {
  /** Folder for the database files and the password. */
  data: string
  port: number
  /** Databases to create if missing. */
  databases?: readonly string[]
  log?: (line: string) => void
}

export type Postgres = {
  url(database: string): string
  /** Resolves with the server's last output when it has exited, requested or not. */
  exited: Promise<string>
  stop(): Promise<void>
}

const patience = 30_000

/** Starts a Postgres server on a new or existing folder, and waits until it answers. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const data = resolve(options.data)
  const { port, databases = [], log = () => {} } = options
  mkdirSync(data, { recursive: true })
  const binaries = await findBinaries()
  await ensureCluster(data, binaries)
  const postmaster = await launch(binaries, data, port, log)
  const url = (database: string) => withDatabase(postgresUrl({ data, port }), database)
  try {
    await ensureDatabases(url('postgres'), databases)
  } catch (error) {
    await postmaster.stop()
    throw error
  }
  return { url, exited: postmaster.exited, stop: () => postmaster.stop() }
}

/** The URL of the embedded server, with its password. */
export function postgresUrl({ data, port }: { data: string; port: number }): string {
  return `postgres://${superuser}:${ensurePassword(data)}@127.0.0.1:${port}/postgres`
}

/** Processes of a killed server keep its shared memory for a moment; the next one has to wait for them. */
async function launch(
  binaries: Binaries,
  data: string,
  port: number,
  log: (line: string) => void,
): Promise<Postmaster> {
  const deadline = Date.now() + patience
  for (;;) {
    await clearLeftover(clusterFolder(data))
    const postmaster = runPostmaster(binaries, clusterFolder(data), port, log)
    const problem = await Promise.race([waitForAnswer(data, port, deadline), postmaster.exited])
    if (problem === undefined) return postmaster
    await postmaster.stop()
    if (!/still in use|already exists/.test(problem) || Date.now() > deadline) throw notStarted(problem)
    await sleep(200)
  }
}

async function waitForAnswer(data: string, port: number, deadline: number): Promise<string | undefined> {
  for (;;) {
    const problem = await findProblem(postgresUrl({ data, port }))
    if (problem === undefined || Date.now() > deadline) return problem
    await sleep(100)
  }
}

async function findProblem(connectionString: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT 1')
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    await client.end().catch(() => {})
  }
}

function notStarted(output: string): FivefoldError {
  const reason =
    output.split('\n').findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? output.split('\n').at(-1)
  return new FivefoldError(`Postgres did not start: ${reason}`, { code: 'NO_POSTGRES' })
}
