import './typescript-models.js'
import type { ChainName } from '@fivefold/sdk/indexer'
import { awaitChain } from './await-chain.js'
import { recogniseBots } from './bot-finder.js'
import type { ChainIndexer } from './chain.js'
import { indexedGames } from './games/registry.js'
import { indexGames } from './index-games.js'
import type { IndexedGames } from './indexed-game.js'
import { serveMetrics } from './metrics.js'
import { prepareDatabase } from './store/prepare-database.js'
import { watchOrigin } from './watch-origin.js'
import { watchProgress } from './watch-progress.js'

/** Imported on demand: each loads the dependencies of one chain. */
const indexers: Record<ChainName, (games: IndexedGames) => Promise<ChainIndexer>> = {
  evm: async ({ evm }) => indexGames((await import('./evm/index.js')).evm, await load(evm)),
  solana: async ({ solana }) => indexGames((await import('./solana/index.js')).solana, await load(solana)),
  polkadot: async ({ polkadot }) =>
    indexGames((await import('./polkadot/index.js')).polkadot, await load(polkadot)),
}

const load = <T>(imports: readonly (() => Promise<T>)[]): Promise<T[]> =>
  Promise.all(imports.map((each) => each()))

export type RunIndexerParameters = {
  chain: ChainName
  databaseUrl: string
  deploymentPath: string
  /** How long the processor may make no progress while the chain has newer blocks, in milliseconds. */
  patience: number
  /** Port of the metrics on the loopback interface; 0 for any. */
  metricsPort: number
  /** All games by default. */
  games?: IndexedGames
}

/** Indexes a chain until the process ends. */
export async function runIndexer({
  chain,
  databaseUrl,
  deploymentPath,
  patience,
  metricsPort,
  games = indexedGames,
}: RunIndexerParameters): Promise<void> {
  const indexer = await indexers[chain](games)
  const port = await serveMetrics(metricsPort)
  console.log(`indexer: metrics at http://127.0.0.1:${port}/metrics`)
  await prepareDatabase(databaseUrl)
  const { deployment, origin } = await awaitChain({ indexer, databaseUrl, deploymentPath })
  recogniseBots(deployment.local)
  // Squid's processors cannot be stopped; the supervisor restarts the process.
  const end = () => process.exit(1)
  watchOrigin({ indexer, deployment, deploymentPath, origin, onChange: end })
  await watchProgress({ chain: origin.chain, indexer, deployment, databaseUrl, patience, onStall: end })
  console.log(`indexer: reading ${chain} at ${indexer.url(deployment)}`)
  await indexer.run(deployment, origin)
}
