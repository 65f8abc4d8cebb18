import { parse } from '@fivefold/sdk/core'
import { Command } from 'commander'
import { z } from 'zod'
import { runMain, untilAskedToStop } from '../config/run-main.js'
import { readOrigins } from '../page-access.js'
import { startEvmNode } from './start-evm-node.js'

const flagsSchema = z.object({
  port: z.coerce.number().int().min(0).max(65_535),
  data: z.string().min(1),
  verbose: z.boolean(),
})

await runMain(async () => {
  const command = new Command('evm')
    .description('Runs the local EVM chain, Hardhat Network kept on disk, in the foreground.')
    .requiredOption('--port <number>', 'port for HTTP and websockets, 0 for any')
    .requiredOption('--data <folder>', 'folder for evm.journal')
    .option('--verbose', 'print every call', false)
    .parse()
  const { port, data, verbose } = parse(flagsSchema, command.opts(), 'evm')

  // First of all, so that no signal arrives without a handler.
  const asked = untilAskedToStop()
  const node = await startEvmNode({ port, dataDir: data, verbose, origins: readOrigins(process.env) })
  console.log(`evm ready on ${node.url}`)
  const failure = await Promise.race([asked, node.failure])
  await node.close()
  if (failure) throw failure
})
