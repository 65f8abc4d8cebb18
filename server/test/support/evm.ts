import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEvmNode } from '@fivefold/devnet/evm/start-evm-node'
import { deployEvm } from '@fivefold/scripts/deploy/evm'
import type { EvmDeployment } from '@fivefold/sdk/config'
import { connect, type EvmConnection } from '@fivefold/sdk/evm'
import { createTestClient, http } from 'viem'

export type TestEvm = {
  evm: EvmDeployment
  connection: EvmConnection
  /** Lets so many seconds pass on the chain. */
  wait(seconds: number): Promise<void>
  stop(): Promise<void>
}

/** A local chain with our contracts. */
export async function startTestEvm(): Promise<TestEvm> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fivefold-evm-'))
  const node = await startEvmNode({ port: 0, dataDir })
  const evm = await deployEvm({ rpcUrl: node.url, local: true })
  const connection = connect({ deployment: { local: true, evm } })
  const client = createTestClient({ mode: 'hardhat', chain: connection.chain, transport: http(node.url) })
  return {
    evm,
    connection,
    wait: async (seconds) => {
      await client.increaseTime({ seconds })
      await client.mine({ blocks: 1 })
    },
    stop: async () => {
      await node.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
