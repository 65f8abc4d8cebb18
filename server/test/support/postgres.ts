import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Postgres, startPostgres } from '@fivefold/devnet/postgres'
import { freePort } from '@fivefold/devnet/testing/free-port'
import pg from 'pg'
import { inject } from 'vitest'

export type TestDatabases = { url(name: string): string; remove(): Promise<void> }

/** Empty databases on the server that all test files share. */
export async function createTestDatabases(names: readonly string[]): Promise<TestDatabases> {
  const unique = (name: string) => `${name}_${process.pid}_${prefix}`
  const prefix = Math.random().toString(36).slice(2)
  const each = async (statement: (name: string) => string) => {
    const client = new pg.Client({ connectionString: `${inject('postgres')}postgres` })
    await client.connect()
    try {
      for (const name of names) await client.query(statement(pg.escapeIdentifier(unique(name))))
    } finally {
      await client.end()
    }
  }
  await each((name) => `CREATE DATABASE ${name}`)
  return {
    url: (name) => `${inject('postgres')}${unique(name)}`,
    remove: () => each((name) => `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

export type TestPostgres = Postgres & { port: number; remove(): Promise<void> }

/** A Postgres server in a folder of its own, for tests that stop it. */
export async function startTestPostgres(databases: readonly string[]): Promise<TestPostgres> {
  const data = mkdtempSync(join(tmpdir(), 'fivefold-server-'))
  const port = await freePort()
  const postgres = await startPostgres({ data, port, databases })
  const remove = async () => {
    await postgres.stop()
    rmSync(data, { recursive: true, force: true })
  }
  return { ...postgres, port, remove }
}
