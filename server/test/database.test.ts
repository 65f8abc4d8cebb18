import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '@fivefold/devnet/testing/until'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from '../src/database/migrate.js'
import { createPool, type Database } from '../src/database/pool.js'
import { migrationsFolder, readMigrations } from '../src/database/read-migrations.js'
import { createTestDatabases, type TestDatabases } from './support/postgres.js'

let postgres: TestDatabases
let database: Database
let folder: string

beforeAll(async () => {
  postgres = await createTestDatabases(['test'])
})

afterAll(() => postgres.remove())

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fivefold-migrations-'))
  database = createPool({ url: postgres.url('test'), onError: () => {} })
  await database.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
})

afterEach(async () => {
  await database.end()
  rmSync(folder, { recursive: true, force: true })
})

function write(file: string, sql: string): void {
  writeFileSync(join(folder, file), sql)
}

async function tables(): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}

/** Sessions of the database that wait for a lock. */
async function waitingSessions(): Promise<number> {
  const { rows } = await database.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows.length
}

describe('migrations', () => {
  it('brings an empty database up to date, and then has nothing to do', async () => {
    const applied = await migrate(database)
    expect(applied.map(({ number }) => number)).toEqual(
      (await readMigrations(migrationsFolder)).map(({ number }) => number),
    )
    expect(await tables()).toContain('installation')
    expect(await migrate(database)).toEqual([])
  })

  it('applies what came since, in order', async () => {
    write('0001-one.sql', 'CREATE TABLE one (id int)')
    await migrate(database, folder)
    write('0002-two.sql', 'ALTER TABLE one ADD COLUMN name text')
    write('0003-three.sql', 'ALTER TABLE one RENAME COLUMN name TO title')
    const applied = await migrate(database, folder)
    expect(applied.map(({ name }) => name)).toEqual(['two', 'three'])
    await expect(database.query('SELECT title FROM one')).resolves.toBeDefined()
  })

  it('lets several servers start together', async () => {
    write('0001-one.sql', 'CREATE TABLE one (id int); SELECT pg_advisory_xact_lock(1)')
    const pools = Array.from({ length: 4 }, () =>
      createPool({ url: postgres.url('test'), onError: () => {} }),
    )
    // The migration waits for this lock, and the other servers wait for the migration.
    const holder = await database.connect()
    await holder.query('SELECT pg_advisory_lock(1)')
    const migrations = pools.map((pool) => migrate(pool, folder))
    await until(async () => (await waitingSessions()) === pools.length)
    await holder.query('SELECT pg_advisory_unlock(1)')
    holder.release()
    const results = await Promise.all(migrations)
    await Promise.all(pools.map((pool) => pool.end()))
    expect(results.map((applied) => applied.length).sort()).toEqual([0, 0, 0, 1])
  })

  it('leaves nothing behind when one fails', async () => {
    write('0001-one.sql', 'CREATE TABLE one (id int)')
    write('0002-two.sql', 'CREATE TABLE two (id nonsense)')
    await expect(migrate(database, folder)).rejects.toMatchObject({ code: 'MIGRATION_FAILED' })
    expect(await tables()).toEqual([])
  })

  it('refuses a migration that was changed after it was applied', async () => {
    write('0001-one.sql', 'CREATE TABLE one (id int)')
    await migrate(database, folder)
    write('0001-one.sql', 'CREATE TABLE one (id bigint)')
    await expect(migrate(database, folder)).rejects.toMatchObject({ code: 'MIGRATION_MISMATCH' })
  })

  it('refuses a database that is newer than the server', async () => {
    write('0001-one.sql', 'CREATE TABLE one (id int)')
    write('0002-two.sql', 'CREATE TABLE two (id int)')
    await migrate(database, folder)
    rmSync(join(folder, '0002-two.sql'))
    await expect(migrate(database, folder)).rejects.toThrow(
      'migration 2 (two), which this server does not know',
    )
  })

  it.each([
    ['a gap', ['0001-one.sql', '0003-three.sql']],
    ['the same number twice', ['0001-one.sql', '0001-other.sql']],
    ['a strange name', ['first.sql']],
  ])('refuses %s', async (_, files) => {
    for (const file of files) write(file, 'SELECT 1')
    await expect(migrate(database, folder)).rejects.toMatchObject({ code: 'INVALID_MIGRATIONS' })
  })

  it('knows files again that were copied', async () => {
    cpSync(migrationsFolder, folder, { recursive: true })
    await migrate(database)
    expect(await migrate(database, folder).catch((error: Error) => error.message)).toEqual([])
  })
})
