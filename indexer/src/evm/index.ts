import type { ChainIndexer } from '../chain.js'
import { includeMetrics } from '../metrics.js'
import { Chain } from '../model/index.js'
import { openDatabase } from '../store/open-database.js'
import { saveEvents } from '../store/save-events.js'
import { saveStatus } from '../store/save-status.js'
import { readEvents, saveEvmEvents } from './handle.js'
import { createProcessor, matchLedger, triadLeague } from './processor.js'
import { connectReader } from './reader.js'

export const evm: ChainIndexer = {
  url: (deployment) => deployment.evm.rpcUrl,
  origin: (deployment) => ({
    chain: Chain.evm,
    genesisHash: deployment.evm.genesisHash,
    contracts: [triadLeague, matchLedger].map((contract) => contract(deployment).address),
  }),
  connect: (deployment) => connectReader(deployment.evm.rpcUrl),
  run(deployment, origin) {
    const database = openDatabase({ chain: Chain.evm, hotBlocks: true })
    const processor = createProcessor(deployment)
    // biome-ignore lint/complexity/useLiteralKeys: TypeScript lets only this form see a private member.
    includeMetrics(processor['getPrometheusServer']())
    processor.run(database, async ({ store, blocks }) => {
      const height = blocks.at(-1)?.header.height
      if (height === undefined) return
      await saveEvents(store, {
        chain: Chain.evm,
        read: readEvents(blocks, deployment),
        save: saveEvmEvents,
      })
      await saveStatus(store, { origin, height })
    })
  },
}
