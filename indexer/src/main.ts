import { parseArgs } from 'node:util'
import { FivefoldError } from '@fivefold/sdk/core'
import { readArguments, runMain } from './run-main.js'
import { readDatabaseUrl, readDeploymentPath } from './settings.js'

const chains = ['evm', 'solana', 'polkadot'] as const

const help = `Usage: node --import tsx src/main.ts <chain>      (in the folder indexer/)

Indexes a chain's events: ${chains.join(', ')}.

Environment:
  DATABASE_URL          the indexer's Postgres database; made if it is not there
  FIVEFOLD_DEPLOYMENT   path of deployment.json`

runMain('indexer', async () => {
  const { values, positionals } = readArguments(() =>
    parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', short: 'h' } } }),
  )
  if (values.help) return console.log(help)
  const chain = readChain(positionals)
  const databaseUrl = readDatabaseUrl(process.env)
  const deploymentPath = readDeploymentPath(process.env)
  // Rows and position are written in one transaction, so that any moment is a good one to stop.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
  const { runIndexer } = await import('./run-indexer.js')
  await runIndexer({ chain, databaseUrl, deploymentPath })
})

function readChain([name, ...rest]: string[]): (typeof chains)[number] {
  const chain = chains.find((each) => each === name)
  if (chain && rest.length === 0) return chain
  throw new FivefoldError(`name one chain: ${chains.join(', ')}`, { code: 'INVALID_INPUT', value: name })
}
