import './typescript-models.js'
import type { ChainName } from '@fivefold/sdk/indexer'
import { awaitChain } from './await-chain.js'
import type { ChainIndexer } from './chain.js'
import { prepareDatabase } from './store/prepare-database.js'
import { watchOrigin } from './watch-origin.js'

/** Loaded one at a time: each brings a chain's whole toolbox. */
const indexers: Record<ChainName, () => Promise<ChainIndexer>> = {
  evm: async () => (await import('./evm/index.js')).evm,
  solana: async () => (await import('./solana/index.js')).solana,
  polkadot: async () => (await import('./polkadot/index.js')).polkadot,
}

export type RunIndexerParameters = {
  chain: ChainName
  databaseUrl: string
  deploymentPath: string
}

/** Indexes a chain until the process ends. */
export async function runIndexer({
  chain,
  databaseUrl,
  deploymentPath,
}: RunIndexerParameters): Promise<void> {
  const indexer = await indexers[chain]()
  await prepareDatabase(databaseUrl)
  const { deployment, origin } = await awaitChain({ indexer, databaseUrl, deploymentPath })
  // Squid's processors cannot be stopped; whoever started this process starts it again.
  watchOrigin({ indexer, deployment, deploymentPath, origin, onChange: () => process.exit(1) })
  console.log(`indexer: reading ${chain} at ${indexer.url(deployment)}`)
  await indexer.run(deployment, origin)
}
