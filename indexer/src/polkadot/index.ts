import type { PolkadotDeployment } from '@fivefold/sdk/config'
import type { IndexedChain } from '../chain.js'
import { includeMetrics } from '../metrics.js'
import { Chain } from '../model/index.js'
import { openDatabase } from '../store/open-database.js'
import { createProcessor } from './processor.js'
import { readEvents } from './read-emitted.js'
import { connectReader } from './reader.js'

export const polkadot: IndexedChain<'polkadot', PolkadotDeployment['contracts'][string]> = {
  name: Chain.polkadot,
  node: ({ polkadot }) => polkadot,
  connect: connectReader,
  run({ deployment, contracts, save }) {
    const processor = createProcessor(deployment, contracts)
    // biome-ignore lint/complexity/useLiteralKeys: TypeScript lets only this form see a private member.
    includeMetrics(processor['prometheus'])
    processor.run(openDatabase({ chain: Chain.polkadot, hotBlocks: true }), ({ store, blocks }) =>
      save(store, { read: readEvents(blocks, contracts), height: blocks.at(-1)?.header.height }),
    )
  },
}
