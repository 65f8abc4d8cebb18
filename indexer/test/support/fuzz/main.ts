import '../../../src/typescript-models.js'
import { readDatabaseUrl } from '../../../src/settings.js'
import { prepareDatabase } from '../../../src/store/prepare-database.js'
import { fuzz } from './program.js'

// Prints the outcome of hostile events on one chain: `main.ts <chain> <seed> <batches> <size>`.
const [chain, seed = '', batches, size] = process.argv.slice(2)
const databaseUrl = readDatabaseUrl(process.env)
await prepareDatabase(databaseUrl)
const parameters = { databaseUrl, seed, batches: Number(batches), size: Number(size) }
const run = {
  evm: async () => fuzz((await import('./evm.js')).evm, parameters),
  solana: async () => fuzz((await import('./solana.js')).solana, parameters),
  polkadot: async () => fuzz((await import('./polkadot.js')).polkadot, parameters),
}[chain as 'evm']
console.log(`result: ${JSON.stringify(await run())}`)
