import pg from 'pg'

/** Each has 16 MB, and the bench writes less than 400. */
const files = 24

/**
 * Lets a new database have what one has that ran for a while: files of its write-ahead log to write over. Else it makes each
 * when it is first needed, and whoever stores something waits for that, some 50 ms.
 */
export async function reuseWalFiles(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query("ALTER SYSTEM SET min_wal_size = '512MB'")
    await client.query('SELECT pg_reload_conf()')
    for (let file = 0; file < files; file++) {
      // A file that holds nothing is not left.
      await client.query("SELECT pg_logical_emit_message(true, 'bench', 'filled')")
      await client.query('SELECT pg_switch_wal()')
    }
    await client.query('CHECKPOINT')
  } finally {
    await client.end()
  }
}
