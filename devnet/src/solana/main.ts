import { parse } from '@fivefold/sdk/core'
import { Command } from 'commander'
import { z } from 'zod'
import { keepRunning, runMain } from '../config/run-main.js'
import { readOrigins } from '../page-access.js'
import { startSolanaNode } from './start-node.js'

const port = z.coerce.number().int().min(0).max(65_535)
const flagsSchema = z.object({
  port,
  wsPort: port,
  data: z.string().min(1),
  slotMs: z.coerce.number().int().min(10).max(60_000),
  testPrograms: z.boolean(),
})

await runMain(async () => {
  const command = new Command('solana')
    .description('Runs a local Solana chain: the real virtual machine behind JSON-RPC and pubsub.')
    .requiredOption('--port <number>', 'port of the JSON-RPC server (0: any)')
    .requiredOption('--ws-port <number>', 'port of the websocket server (0: any)')
    .requiredOption('--data <folder>', "folder for the chain and the VRF oracle's key")
    .option('--slot-ms <number>', 'length of a slot in milliseconds', '400')
    .option('--test-programs', 'load the programs that only tests use', false)
    .parse()
  const flags = parse(flagsSchema, command.opts(), 'solana')

  const node = await startSolanaNode({
    ...flags,
    dataDir: flags.data,
    origins: readOrigins(process.env),
  })
  console.log(`solana ready on ${node.rpcUrl} and ${node.wsUrl}, genesis ${node.genesisHash}`)
  await keepRunning(node)
})
