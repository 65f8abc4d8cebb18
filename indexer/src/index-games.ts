import type { Deployment } from '@fivefold/sdk/config'
import type { ChainName } from '@fivefold/sdk/indexer'
import type { Store } from '@subsquid/typeorm-store'
import type { Batch, ChainIndexer, IndexedChain, Origin } from './chain.js'
import { findContracts, saveGameEvents } from './game-events.js'
import type { IndexedGame } from './indexed-game.js'
import { indexedHeight } from './metrics.js'
import { ChainStatus } from './model/index.js'
import { saveEvents } from './store/save-events.js'

/** The indexer of a chain for these games. */
export function indexGames<C extends ChainName, Entry extends { address: string }>(
  chain: IndexedChain<C, Entry>,
  games: readonly IndexedGame<C>[],
): ChainIndexer {
  const contractsIn = (deployment: Deployment) => findContracts(games, chain.node(deployment).contracts)
  return {
    url: (deployment) => chain.node(deployment).url,
    origin: (deployment) => ({
      chain: chain.name,
      genesisHash: chain.node(deployment).genesisHash,
      contracts: contractsIn(deployment).map(({ address }) => address),
    }),
    tables: games.flatMap(({ tables }) => tables),
    connect: (deployment) => chain.connect(chain.node(deployment).url),
    run: (deployment, origin) =>
      chain.run({
        deployment,
        contracts: contractsIn(deployment),
        save: (store, batch) => saveBatch(store, { games, origin, ...batch }),
      }),
  }
}

export type SaveBatchParameters = Batch & { games: readonly IndexedGame[]; origin: Origin }

/** Writes the rows of a batch, and the height up to which the chain is indexed. */
export async function saveBatch(
  store: Store,
  { games, origin, read, height }: SaveBatchParameters,
): Promise<void> {
  if (height === undefined) return
  const { chain, genesisHash, contracts } = origin
  await saveEvents(store, { chain, read, save: (store, events) => saveGameEvents(store, games, events) })
  indexedHeight.set({ chain }, height)
  const updatedAt = new Date()
  await store.upsert(
    new ChainStatus({ id: chain, height, genesisHash, contracts, updatedAt, behindSince: null }),
  )
}
