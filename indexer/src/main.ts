import { parseArgs } from 'node:util'
import { FivefoldError } from '@fivefold/sdk/core'
import { readArguments, runMain } from './run-main.js'
import { readDatabaseUrl, readDeploymentPath, readPatience, readPort } from './settings.js'

const chains = ['evm', 'solana', 'polkadot'] as const

const help = `Usage: node --import tsx src/main.ts <chain> [--metrics-port 0]      (in the folder indexer/)

Indexes a chain's events: ${chains.join(', ')}. Serves metrics to this machine at /metrics, by default at any free port.

Environment:
  DATABASE_URL             the indexer's Postgres database; made if it is not there
  FIVEFOLD_DEPLOYMENT      path of deployment.json
  FIVEFOLD_STALL_SECONDS   ends with code 1 when no block is indexed for so long although there are newer ones; 120`

runMain('indexer', async () => {
  const { values, positionals } = readArguments(() =>
    parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        'metrics-port': { type: 'string', default: '0' },
      },
    }),
  )
  if (values.help) return console.log(help)
  const chain = readChain(positionals)
  const databaseUrl = readDatabaseUrl(process.env)
  const deploymentPath = readDeploymentPath(process.env)
  const patience = readPatience(process.env)
  const metricsPort = readPort('--metrics-port', values['metrics-port'])
  // Rows and position are written in one transaction, so the process can stop at any moment.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
  const { runIndexer } = await import('./run-indexer.js')
  await runIndexer({ chain, databaseUrl, deploymentPath, patience, metricsPort })
})

function readChain([name, ...rest]: string[]): (typeof chains)[number] {
  const chain = chains.find((each) => each === name)
  if (chain && rest.length === 0) return chain
  throw new FivefoldError(`name one chain: ${chains.join(', ')}`, { code: 'INVALID_INPUT', value: name })
}
