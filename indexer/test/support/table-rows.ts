import type { ChainName } from '@fivefold/sdk/indexer'
import pg from 'pg'

/** All rows of some tables, once the chain's processor has reached a height. */
export async function dumpTables(
  database: string,
  { chain, tables, height }: { chain: ChainName; tables: readonly string[]; height: number },
): Promise<Record<string, unknown[]> | undefined> {
  const client = new pg.Client({ connectionString: database })
  try {
    await client.connect()
    const status = await client.query('SELECT 1 FROM chain_status WHERE id = $1 AND height >= $2', [
      chain,
      height,
    ])
    if (status.rows.length === 0) return undefined
    const dump: Record<string, unknown[]> = {}
    for (const table of tables) dump[table] = (await client.query(`SELECT * FROM ${table} ORDER BY id`)).rows
    return dump
  } catch (error) {
    // The database or its tables do not exist yet.
    if (error instanceof pg.DatabaseError && /^(3D000|42P01)$/.test(error.code ?? '')) return undefined
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}

/** Resets the position of a stopped processor to a block. The rows stay. */
export async function rewindProcessor(
  database: string,
  { chain, height, hash }: { chain: ChainName; height: number; hash: string },
): Promise<void> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    await client.query(`DELETE FROM ${chain}_processor.hot_block`)
    await client.query(`UPDATE ${chain}_processor.status SET height = $1, hash = $2`, [height, hash])
    await client.query('UPDATE chain_status SET height = $1 WHERE id = $2', [height, chain])
  } finally {
    await client.end()
  }
}
