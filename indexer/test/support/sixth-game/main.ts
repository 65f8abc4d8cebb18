import { indexedGames } from '../../../src/games/registry.js'
import { runIndexer } from '../../../src/run-indexer.js'
import { readDatabaseUrl, readDeploymentPath, readPatience } from '../../../src/settings.js'

// The processor of EVM with one more line in its registry.
const evm = [...indexedGames.evm, async () => (await import('./game.js')).collectors]

await runIndexer({
  chain: 'evm',
  databaseUrl: readDatabaseUrl(process.env),
  deploymentPath: readDeploymentPath(process.env),
  patience: readPatience(process.env),
  metricsPort: 0,
  games: { ...indexedGames, evm },
})
