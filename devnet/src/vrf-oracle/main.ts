import { setTimeout as sleep } from 'node:timers/promises'
import { FivefoldError, parse } from '@fivefold/sdk/core'
import { Command } from 'commander'
import { z } from 'zod'
import { runMain } from '../config/run-main.js'
import { type Oracle, type OracleOptions, startOracle } from './oracle.js'
import { loadOracleKey } from './oracle-key.js'
import { serveHealth } from './serve-health.js'

const flagsSchema = z.object({
  rpc: z.url({ protocol: /^https?$/, error: 'is not an http:// address' }),
  ws: z.url({ protocol: /^wss?$/, error: 'is not a ws:// address' }),
  data: z.string().min(1),
  healthPort: z.coerce.number().int().min(1).max(65_535).optional(),
})

const retryMs = 500

/** Waits for the node, which may still be starting or be restarted later. */
async function startWhenReachable(options: OracleOptions): Promise<Oracle> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await startOracle(options)
    } catch (error) {
      if (error instanceof FivefoldError) throw error
      if (attempt === 0) console.error(`vrf-oracle waits for ${options.rpcUrl}`)
      await sleep(retryMs)
    }
  }
}

await runMain(async () => {
  const command = new Command('vrf-oracle')
    .description('Answers the VRF requests of a local Solana chain.')
    .requiredOption('--rpc <url>', "the node's JSON-RPC")
    .requiredOption('--ws <url>', "the node's websocket")
    .requiredOption('--data <folder>', "the Solana node's data folder, where the oracle's key is kept")
    .option('--health-port <number>', 'answer HTTP here: 200 while the oracle receives slots, else 503')
    .parse()
  const { rpc, ws, data, healthPort } = parse(flagsSchema, command.opts(), 'vrf-oracle')

  const keypair = loadOracleKey(data)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
  const oracle = await startWhenReachable({ rpcUrl: rpc, wsUrl: ws, keypair, log: console.log })
  if (healthPort) serveHealth(healthPort, () => oracle.isListening())
  console.log(`vrf-oracle ready: ${keypair.publicKey.toBase58()} answers queue ${oracle.queue.toBase58()}`)
})
