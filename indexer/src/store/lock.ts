import pg from 'pg'

/** Any number will do, so long as nobody else takes it in this database. */
const migrationLock = 5_350_001

/** Runs `action` while no other process of the indexer does. The lock ends with the connection, however that ends. */
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
