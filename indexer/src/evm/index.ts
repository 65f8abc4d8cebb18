import type { EvmDeployment } from '@fivefold/sdk/config'
import type { IndexedChain } from '../chain.js'
import { includeMetrics } from '../metrics.js'
import { Chain } from '../model/index.js'
import { openDatabase } from '../store/open-database.js'
import { createProcessor } from './processor.js'
import { readEvents } from './read-logs.js'
import { connectReader } from './reader.js'

export const evm: IndexedChain<'evm', EvmDeployment['contracts'][string]> = {
  name: Chain.evm,
  node: ({ evm }) => ({ ...evm, url: evm.rpcUrl }),
  connect: connectReader,
  run({ deployment, contracts, save }) {
    const processor = createProcessor(deployment, contracts)
    // biome-ignore lint/complexity/useLiteralKeys: TypeScript lets only this form see a private member.
    includeMetrics(processor['getPrometheusServer']())
    processor.run(openDatabase({ chain: Chain.evm, hotBlocks: true }), ({ store, blocks }) =>
      save(store, { read: readEvents(blocks, contracts), height: blocks.at(-1)?.header.height }),
    )
  },
}
