import pg from 'pg'

/** Creates the missing databases, on any Postgres server. */
export async function ensureDatabases(url: string, names: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    for (const name of names) await ensureDatabase(client, name)
  } finally {
    await client.end().catch(() => {})
  }
}

async function ensureDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
  if (rowCount) return
  try {
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
  } catch (error) {
    // Another process created it meanwhile.
    if (!(error instanceof pg.DatabaseError && (error.code === '42P04' || error.code === '23505')))
      throw error
  }
}

/** The same server's URL with another database. */
export function withDatabase(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}
