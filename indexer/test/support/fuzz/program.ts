import type { Deployment } from '@fivefold/sdk/config'
import { createRandom, type Random } from '@fivefold/sdk/core'
import pg from 'pg'
import type { GameEvent } from '../../../src/game-events.js'
import { saveBatch } from '../../../src/index-games.js'
import type { IndexedGame } from '../../../src/indexed-game.js'
import type { Chain } from '../../../src/model/index.js'
import type { ReadResult } from '../../../src/read-each.js'
import { openDatabase } from '../../../src/store/open-database.js'

/** The origins of the test's events. These chains are never called. */
export const deployment = {
  name: 'fuzz',
  local: true,
  evm: {
    chainId: 1,
    rpcUrl: 'http://127.0.0.1:1',
    genesisHash: `0x${'0'.repeat(64)}`,
    contracts: {
      triadLeague: { address: `0x${'a2'.repeat(20)}`, block: 0 },
      matchLedger: { address: `0x${'a3'.repeat(20)}`, block: 0 },
    },
  },
  solana: {
    rpcUrl: 'http://127.0.0.1:1',
    wsUrl: 'ws://127.0.0.1:1',
    genesisHash: '',
    programs: { dolero: { address: 'dolero', slot: 0 } },
    vrf: { program: '', oracle: '', queue: '' },
  },
  polkadot: {
    url: 'ws://127.0.0.1:1',
    genesisHash: '',
    contracts: {
      ccgCards: { address: '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty', block: 0 },
      ccgGame: { address: '5FLSigC9HGRKVhB9FiEo4Y3koPsNmBmLJbpXg2mp1hXcS59Y', block: 0 },
      ccgGovernance: { address: '5DAAnrj7VHTznn2AWBemMuyBwZWs6FNFjdyVXUeYum3PTXFy', block: 0 },
    },
  },
  server: { url: 'http://127.0.0.1:1' },
  indexer: { graphqlUrl: 'http://127.0.0.1:1' },
} satisfies Deployment

export type FuzzedChain<Block> = {
  chain: Chain
  games: readonly IndexedGame[]
  /** A block with at least `size` hostile events, and their number. */
  hostileBlock: (random: Random, height: number, size: number) => { block: Block; hostile: number }
  /** A block with honest events, which differ from batch to batch. */
  honestBlock: (height: number, batch: number) => Block
  read: (blocks: Block[]) => ReadResult<GameEvent>
  /** Queries that find the rows of a batch's honest events. */
  honestRows: (batch: number) => [sql: string, value: string | number][]
}

export type FuzzParameters = { databaseUrl: string; seed: string; batches: number; size: number }

export type FuzzResult = { hostile: number; quarantined: number; missing: string[] }

/** Saves batches as a processor does, each in a transaction, and checks for the honest rows after each. */
export async function fuzz<Block>(
  { chain, games, hostileBlock, honestBlock, read, honestRows }: FuzzedChain<Block>,
  { databaseUrl, seed, batches, size }: FuzzParameters,
): Promise<FuzzResult> {
  const result: FuzzResult = { hostile: 0, quarantined: 0, missing: [] }
  const origin = { chain, genesisHash: '', contracts: [] }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const database = openDatabase({ chain, hotBlocks: false })
  let head: { height: number; hash: string } = await database.connect()
  for (let batch = 0; batch < batches; batch++) {
    const random = createRandom(`${seed} ${chain} ${batch}`)
    const { block, hostile } = hostileBlock(random, 2 * batch, size)
    const events = read([block, honestBlock(2 * batch + 1, batch)])
    const next = { height: 2 * batch + 1, hash: `${batch}` }
    await database.transact({ prevHead: head, nextHead: next }, (store) =>
      saveBatch(store, { games, origin, read: events, height: next.height }),
    )
    head = next
    result.hostile += hostile
    for (const [sql, value] of honestRows(batch)) {
      const { rows } = await client.query(sql, [value])
      if (rows.length === 0) result.missing.push(`${sql} ${value}`)
    }
  }
  const { rows } = await client.query('SELECT count(*)::int FROM quarantined_event WHERE chain = $1', [chain])
  result.quarantined = rows[0].count
  await database.disconnect()
  await client.end()
  return result
}
