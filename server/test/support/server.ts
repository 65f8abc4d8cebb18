import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type AppOptions, buildApp } from '../../src/app.js'
import { migrate } from '../../src/database/migrate.js'
import { createPool, type Database } from '../../src/database/pool.js'
import { createTestDatabases } from './postgres.js'

export type TestServer = {
  app: FastifyInstance
  database: Database
  databaseUrl: string
  url: string
  stop(): Promise<void>
}

/** A real server on a port of its own. */
export async function startServer(
  databaseUrl: string,
  { matches, ...options }: Partial<AppOptions> & { port?: number } = {},
): Promise<TestServer> {
  const database = createPool({ url: databaseUrl, onError: () => {} })
  await migrate(database)
  const app = await buildApp({
    database,
    origins: [],
    logLevel: process.env.TEST_LOG_LEVEL ?? 'silent',
    requestsPerMinute: 100_000,
    matches: { botDelay: 0, messagesPerSecond: 10_000, sweepEvery: 100, ...matches },
    ...options,
  })
  const url = await app.listen({ port: options.port ?? 0, host: '127.0.0.1' })
  const stop = async () => {
    await app.close()
    await database.end()
  }
  return { app, database, databaseUrl, url, stop }
}

/**
 * A database for the tests of a file or suite. Its fields are set before the first test.
 *
 * @param prepare runs once the database exists.
 */
export function useDatabase(prepare: (pool: Database) => Promise<unknown> = async () => {}) {
  const database = {} as { url: string; pool: Database }
  let remove = async () => {}
  beforeAll(async () => {
    const databases = await createTestDatabases(['test'])
    const url = databases.url('test')
    const pool = createPool({ url, onError: () => {} })
    Object.assign(database, { url, pool })
    remove = async () => {
      await pool.end()
      await databases.remove()
    }
    await prepare(pool)
  })
  afterAll(() => remove())
  return database
}

/**
 * A server over a database of its own for the tests of a file or suite. Its fields are set before the first test.
 * A test that stops the server assigns the next one to the same object.
 */
export function useServer(): TestServer
export function useServer<Server extends TestServer>(start: (databaseUrl: string) => Promise<Server>): Server
export function useServer(start: (databaseUrl: string) => Promise<TestServer> = startServer): TestServer {
  const database = useDatabase()
  const server = {} as TestServer
  beforeAll(async () => void Object.assign(server, await start(database.url)))
  afterAll(() => server.stop?.())
  return server
}

/** A list of clients or matches that are closed after each test. */
export function closedAfterEach<T extends { close(): void }>(): T[] {
  const opened: T[] = []
  afterEach(() => {
    for (const each of opened.splice(0)) each.close()
  })
  return opened
}
