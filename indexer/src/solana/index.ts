import { setTimeout as sleep } from 'node:timers/promises'
import type { SolanaDeployment } from '@fivefold/sdk/config'
import { FivefoldError } from '@fivefold/sdk/core'
import { SolanaRpcClient } from '@subsquid/solana-stream'
import type { IndexedChain } from '../chain.js'
import { log } from '../log.js'
import { Chain } from '../model/index.js'
import { messageOf } from '../retry.js'
import { openDatabase } from '../store/open-database.js'
import { follow } from './follow.js'
import { connectReader } from './reader.js'
import { createSource } from './source.js'
import { findStartHeight } from './start-height.js'

/** Delay after a failure, in milliseconds. If the connection failed, the client has already waited longer. */
const pause = 2_000

export const solana: IndexedChain<'solana', SolanaDeployment['programs'][string]> = {
  name: Chain.solana,
  node: ({ solana }) => ({ ...solana, url: solana.rpcUrl, contracts: solana.programs }),
  connect: connectReader,
  async run({ deployment, contracts: programs, save }) {
    const slot = Math.min(...programs.map((program) => program.slot))
    const client = new SolanaRpcClient({ url: deployment.solana.rpcUrl, requestTimeout: 30_000 })
    for (;;) {
      try {
        const from = await findStartHeight(client, slot)
        const source = createSource({ client, from, programs })
        const database = openDatabase({ chain: Chain.solana, hotBlocks: false })
        await follow({ source, database, programs, save })
      } catch (error) {
        if (error instanceof FivefoldError) throw error
        log.warn(`solana: ${messageOf(error)}; continuing from the stored position in ${pause / 1000} s`)
        await sleep(pause)
      }
    }
  },
}
