import { FivefoldError } from '@fivefold/sdk/core'
import type pg from 'pg'
import { z } from 'zod'
import type { Database } from './pool.js'
import { type Migration, migrationsFolder, readMigrations } from './read-migrations.js'
import { moveTriadRooms } from './steps/move-triad-rooms.js'

/** The advisory lock of migrations: an arbitrary number, the same on all servers of a database. */
const lockNumber = 5_055_500_001

/** Migration steps in TypeScript, by the number of the SQL migration that they run right before. */
const steps: { readonly [number: number]: (client: pg.ClientBase) => Promise<void> } = { 11: moveTriadRooms }

const appliedSchema = z.array(z.object({ number: z.int(), name: z.string(), checksum: z.string() }))

/**
 * Brings the database up to date, forward only. All pending migrations run in one transaction.
 * Several servers may start at once: one migrates, the others wait for its lock.
 */
export async function migrate(database: Database, folder = migrationsFolder): Promise<Migration[]> {
  const migrations = await readMigrations(folder)
  const client = await database.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [lockNumber])
    const pending = await findPending(client, migrations)
    for (const migration of pending) {
      if (folder === migrationsFolder) await steps[migration.number]?.(client)
      await apply(client, migration)
    }
    await client.query('COMMIT')
    return pending
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

async function findPending(client: pg.PoolClient, migrations: readonly Migration[]): Promise<Migration[]> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS migration (
      number integer PRIMARY KEY,
      name text NOT NULL,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`)
  const { rows } = await client.query('SELECT number, name, checksum FROM migration ORDER BY number')
  const applied = appliedSchema.parse(rows)
  for (const { number, name, checksum } of applied) {
    const ours = migrations[number - 1]
    if (!ours)
      throw mismatch(`the database has migration ${number} (${name}), which this server does not know`)
    if (ours.checksum !== checksum)
      throw mismatch(`migration ${number} (${name}) was changed after it was applied`)
  }
  return migrations.slice(applied.length)
}

async function apply(client: pg.PoolClient, { number, name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query(sql)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new FivefoldError(`Migration ${number} (${name}) failed: ${reason}`, {
      code: 'MIGRATION_FAILED',
      cause,
    })
  }
  await client.query('INSERT INTO migration (number, name, checksum) VALUES ($1, $2, $3)', [
    number,
    name,
    checksum,
  ])
}

function mismatch(reason: string): FivefoldError {
  return new FivefoldError(`The database does not fit this server: ${reason}`, { code: 'MIGRATION_MISMATCH' })
}
