import { setTimeout as sleep } from 'node:timers/promises'
import { FivefoldError } from '@fivefold/sdk/core'
import { SolanaRpcClient } from '@subsquid/solana-stream'
import type { ChainIndexer } from '../chain.js'
import { log } from '../log.js'
import { Chain } from '../model/index.js'
import { messageOf } from '../retry.js'
import { openDatabase } from '../store/open-database.js'
import { follow } from './follow.js'
import { connectReader } from './reader.js'
import { createSource, doleroProgram } from './source.js'
import { findStartHeight } from './start-height.js'

/** Delay after a failure, in milliseconds. If the connection failed, the client has already waited longer. */
const pause = 2_000

export const solana: ChainIndexer = {
  url: (deployment) => deployment.solana.rpcUrl,
  origin: (deployment) => ({
    chain: Chain.solana,
    genesisHash: deployment.solana.genesisHash,
    contracts: [doleroProgram(deployment).address],
  }),
  connect: (deployment) => connectReader(deployment.solana.rpcUrl),
  async run(deployment, origin) {
    const { address: program, slot } = doleroProgram(deployment)
    const client = new SolanaRpcClient({ url: deployment.solana.rpcUrl, requestTimeout: 30_000 })
    for (;;) {
      try {
        const from = await findStartHeight(client, slot)
        const source = createSource({ client, from, program })
        await follow({
          source,
          database: openDatabase({ chain: Chain.solana, hotBlocks: false }),
          origin,
          program,
        })
      } catch (error) {
        if (error instanceof FivefoldError) throw error
        log.warn(`solana: ${messageOf(error)}; continuing from the stored position in ${pause / 1000} s`)
        await sleep(pause)
      }
    }
  },
}
