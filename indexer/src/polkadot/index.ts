import type { ChainIndexer } from '../chain.js'
import { Chain } from '../model/index.js'
import { openDatabase } from '../store/open-database.js'
import { saveBatch } from '../store/save-batch.js'
import { readMatches } from './handle.js'
import { createProcessor, matchCounter, toPublicKey } from './processor.js'
import { connectReader } from './reader.js'

export const polkadot: ChainIndexer = {
  url: (deployment) => deployment.polkadot.url,
  origin: (deployment) => ({
    chain: Chain.polkadot,
    genesisHash: deployment.polkadot.genesisHash,
    contracts: [matchCounter(deployment).address],
  }),
  connect: (deployment) => connectReader(deployment.polkadot.url),
  run(deployment, origin) {
    const contract = toPublicKey(matchCounter(deployment).address)
    const database = openDatabase({ chain: Chain.polkadot, hotBlocks: true })
    createProcessor(deployment).run(database, async ({ store, blocks }) => {
      const height = blocks.at(-1)?.header.height
      if (height === undefined) return
      await saveBatch(store, { origin, matches: readMatches(blocks, contract), height })
    })
  },
}
