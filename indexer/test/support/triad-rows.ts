import pg from 'pg'

const tables = ['triad_ruleset', 'triad_seal', 'triad_match', 'triad_turn', 'triad_standing', 'triad_season']

/** All rows of Triad, once the database has reached a height. */
export async function dumpAt(
  database: string,
  height: number,
): Promise<Record<string, unknown[]> | undefined> {
  const client = new pg.Client({ connectionString: database })
  try {
    await client.connect()
    const status = await client.query('SELECT 1 FROM chain_status WHERE id = $1 AND height >= $2', [
      'evm',
      height,
    ])
    if (status.rows.length === 0) return undefined
    const dump: Record<string, unknown[]> = {}
    for (const table of tables) dump[table] = (await client.query(`SELECT * FROM ${table} ORDER BY id`)).rows
    return dump
  } catch (error) {
    // The database or its tables are still being made.
    if (error instanceof pg.DatabaseError && /^(3D000|42P01)$/.test(error.code ?? '')) return undefined
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}

/** Makes a processor that is not running forget what it read after a block. The rows stay. */
export async function rewind(
  database: string,
  { height, hash }: { height: number; hash: string },
): Promise<void> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    await client.query('DELETE FROM evm_processor.hot_block')
    await client.query('UPDATE evm_processor.status SET height = $1, hash = $2', [height, hash])
    await client.query("UPDATE chain_status SET height = $1 WHERE id = 'evm'", [height])
  } finally {
    await client.end()
  }
}
