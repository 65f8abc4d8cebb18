import type { ChainIndexer } from '../chain.js'
import { includeMetrics } from '../metrics.js'
import { Chain } from '../model/index.js'
import { openDatabase } from '../store/open-database.js'
import { saveEvents } from '../store/save-events.js'
import { saveStatus } from '../store/save-status.js'
import { readEvents, savePolkadotEvents } from './handle.js'
import { contractAddresses, createProcessor } from './processor.js'
import { connectReader } from './reader.js'

export const polkadot: ChainIndexer = {
  url: (deployment) => deployment.polkadot.url,
  origin: (deployment) => ({
    chain: Chain.polkadot,
    genesisHash: deployment.polkadot.genesisHash,
    contracts: contractAddresses(deployment),
  }),
  connect: (deployment) => connectReader(deployment.polkadot.url),
  run(deployment, origin) {
    const database = openDatabase({ chain: Chain.polkadot, hotBlocks: true })
    const processor = createProcessor(deployment)
    // biome-ignore lint/complexity/useLiteralKeys: TypeScript lets only this form see a private member.
    includeMetrics(processor['prometheus'])
    processor.run(database, async ({ store, blocks }) => {
      const height = blocks.at(-1)?.header.height
      if (height === undefined) return
      await saveEvents(store, {
        chain: Chain.polkadot,
        read: readEvents(blocks, deployment),
        save: savePolkadotEvents,
      })
      await saveStatus(store, { origin, height })
    })
  },
}
