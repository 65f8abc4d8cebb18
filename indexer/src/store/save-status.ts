import type { Store } from '@subsquid/typeorm-store'
import type { Origin } from '../chain.js'
import { indexedHeight } from '../metrics.js'
import { ChainStatus } from '../model/index.js'

/** Writes the height up to which a chain is indexed. `height` is the last block of the batch. */
export async function saveStatus(
  store: Store,
  { origin, height }: { origin: Origin; height: number },
): Promise<void> {
  const { chain, genesisHash, contracts } = origin
  indexedHeight.set({ chain }, height)
  const updatedAt = new Date()
  await store.upsert(
    new ChainStatus({ id: chain, height, genesisHash, contracts, updatedAt, behindSince: null }),
  )
}
