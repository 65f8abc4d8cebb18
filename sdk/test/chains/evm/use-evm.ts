import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEvmNode } from '@fivefold/devnet/evm/start-evm-node'
import { deployEvm } from '@fivefold/scripts/deploy/evm'
import { afterAll, beforeAll } from 'vitest'
import { connect, type EvmConnection } from '../../../src/chains/evm/index.js'
import type { EvmDeployment } from '../../../src/config/index.js'

export type TestChain = { url: string; evm: EvmDeployment; connection: EvmConnection }

/** A local chain with the contracts for the tests of a file. Its fields are set before the first test. */
export function useEvm(): TestChain {
  const chain = {} as TestChain
  let stop = async () => {}
  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'fivefold-sdk-evm-'))
    const node = await startEvmNode({ port: 0, dataDir })
    stop = async () => {
      chain.connection?.close()
      await node.close()
      await rm(dataDir, { recursive: true, force: true })
    }
    const evm = await deployEvm({ rpcUrl: node.url, local: true })
    const connection = connect({ deployment: { local: true, evm } })
    Object.assign(chain, { url: node.url, evm, connection })
  })
  afterAll(() => stop())
  return chain
}
