import { rm } from 'node:fs/promises'
import { startPolkadotNode } from '@fivefold/devnet/polkadot/start-node'
import { deployPolkadot } from '@fivefold/scripts/deploy/polkadot'
import {
  accountFromSecret,
  connect,
  createSecret,
  fundAccount,
  type PolkadotConnection,
  recordMatch,
} from '@fivefold/sdk/polkadot'
import { RpcClient } from '@subsquid/rpc-client'
import type { TestChain } from './chain.js'
import { makeTempFolder } from './temp-folder.js'

export type PolkadotTestChain = TestChain & {
  /** Calls a method of the node as it is. */
  call: (method: string, ...params: unknown[]) => Promise<unknown>
  /** A connection of its own each time: one that lives on remembers heads that the tests take back. */
  withConnection: <T>(action: (connection: PolkadotConnection) => Promise<T>) => Promise<T>
}

export async function openPolkadotChain(): Promise<PolkadotTestChain> {
  const dataDir = await makeTempFolder()
  let node = await startPolkadotNode({ port: 0, dataDir, block: 'instant' })
  const { url, genesisHash } = node
  const polkadot = await deployPolkadot({ url, local: true })
  const deployment = { local: true, polkadot }
  const account = accountFromSecret(createSecret())
  await withConnection(deployment, (connection) => fundAccount(connection, account.address))
  return {
    deployment: { polkadot },
    genesisHash,
    contracts: ['matchCounter', 'ccgCards', 'ccgGame', 'ccgGovernance'].map(
      (name) => polkadot.contracts[name]?.address ?? '',
    ),
    player: account.address,
    recordMatch: async () =>
      (await withConnection(deployment, (connection) => recordMatch(connection, account))).transaction,
    call: async (method, ...params) => {
      const client = new RpcClient({ url })
      try {
        return await client.call(method, params)
      } finally {
        client.close()
      }
    },
    withConnection: (action) => withConnection(deployment, action),
    stop: () => node.close(),
    startAgain: async () => {
      node = await startPolkadotNode({ port: Number(new URL(url).port), dataDir, block: 'instant' })
    },
    close: async () => {
      await node.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

async function withConnection<T>(
  deployment: Parameters<typeof connect>[0]['deployment'],
  action: (connection: PolkadotConnection) => Promise<T>,
): Promise<T> {
  const connection = await connect({ deployment })
  try {
    return await action(connection)
  } finally {
    await connection.close()
  }
}
