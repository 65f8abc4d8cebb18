import pg from 'pg'

/** An arbitrary number that no one else uses as an advisory lock in this database. */
const migrationLock = 5_350_001

/** Runs `action` while no other indexer process does. The lock is released when the connection ends. */
export async function withMigrationLock(databaseUrl: string, action: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await action()
  } finally {
    await client.end()
  }
}
