import { FivefoldError } from '@fivefold/sdk/core'
import pg from 'pg'
import type { ChainReader, Origin } from '../chain.js'
import type { Chain } from '../model/index.js'
import { stateSchema } from './open-database.js'

export type ClaimRowsParameters = {
  databaseUrl: string
  origin: Origin
  /** The tables that only this chain's games fill; a table comes before those that it refers to. */
  tables: readonly string[]
  reader: ChainReader
  /** A local chain may be rewritten below its finalized height; the node of a public chain is merely behind. */
  local: boolean
}

/**
 * Makes sure that the chain's rows come from `origin`. Other rows are deleted along with the position, so that indexing
 * starts over. Returns the reason if that happened.
 */
export async function claimRows(parameters: ClaimRowsParameters): Promise<string | undefined> {
  const { databaseUrl, origin } = parameters
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const stored = await readOrigin(client, origin.chain)
    const reason = stored ? await findMismatch(client, stored, parameters) : undefined
    if (!stored || reason) await startOver(client, parameters)
    return reason
  } finally {
    await client.end()
  }
}

type StoredOrigin = Omit<Origin, 'chain'>

async function readOrigin(client: pg.Client, chain: Chain): Promise<StoredOrigin | undefined> {
  const { rows } = await client.query<StoredOrigin>(
    'SELECT genesis_hash AS "genesisHash", contracts FROM chain_status WHERE id = $1',
    [chain],
  )
  return rows[0]
}

async function findMismatch(
  client: pg.Client,
  stored: StoredOrigin,
  { origin, reader, local }: ClaimRowsParameters,
): Promise<string | undefined> {
  if (stored.genesisHash !== origin.genesisHash) {
    return `they belong to another chain (genesis ${stored.genesisHash}, now ${origin.genesisHash})`
  }
  if (stored.contracts.join() !== origin.contracts.join()) {
    return `they belong to other contracts (${stored.contracts.join(', ')}, now ${origin.contracts.join(', ')})`
  }
  const position = await readPosition(client, origin.chain)
  if (!position) return undefined
  const hash = await reader.readBlockHash(position.height)
  if (hash === position.hash) return undefined
  if (hash === undefined && !local) {
    throw new FivefoldError(`the node has no block ${position.height}, which is indexed already`, {
      code: 'NODE_BEHIND',
    })
  }
  return `the chain was rewritten below block ${position.height}, which counted as final`
}

type Position = { height: number; hash: string }

async function readPosition(client: pg.Client, chain: Chain): Promise<Position | undefined> {
  const table = `${stateSchema(chain)}.status`
  const { rows: found } = await client.query('SELECT 1 WHERE to_regclass($1) IS NOT NULL', [table])
  if (found.length === 0) return undefined
  const { rows } = await client.query<Position>(
    `SELECT height, hash FROM ${table} WHERE id = 0 AND height >= 0`,
  )
  return rows[0]
}

async function startOver(client: pg.Client, { origin, tables }: ClaimRowsParameters): Promise<void> {
  const { chain, genesisHash, contracts } = origin
  await client.query('BEGIN')
  await client.query('DELETE FROM quarantined_event WHERE chain = $1', [chain])
  for (const table of tables) await client.query(`DELETE FROM ${table}`)
  await client.query('DELETE FROM chain_status WHERE id = $1', [chain])
  await client.query(`DROP SCHEMA IF EXISTS ${stateSchema(chain)} CASCADE`)
  await client.query(
    'INSERT INTO chain_status (id, height, genesis_hash, contracts, updated_at) VALUES ($1, 0, $2, $3, now())',
    [chain, genesisHash, contracts],
  )
  await client.query('COMMIT')
}
