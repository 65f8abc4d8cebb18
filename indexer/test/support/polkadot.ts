import { rm } from 'node:fs/promises'
import { startPolkadotNode } from '@fivefold/devnet/polkadot/start-node'
import { deployPolkadot } from '@fivefold/scripts/deploy/polkadot'
import { connect, type PolkadotConnection } from '@fivefold/sdk/polkadot'
import { resign } from '@fivefold/sdk/polkadot/ccg'
import { RpcClient } from '@subsquid/rpc-client'
import { openCcgPlayer, startGameOf } from './ccg.js'
import type { TestChain } from './chain.js'
import { makeTempFolder } from './temp-folder.js'

export type PolkadotTestChain = TestChain & {
  /** Calls a method of the node directly. */
  call: (method: string, ...params: unknown[]) => Promise<unknown>
  /** A new connection each time: an open one caches heads that the tests revert. */
  withConnection: <T>(action: (connection: PolkadotConnection) => Promise<T>) => Promise<T>
}

export async function openPolkadotChain(): Promise<PolkadotTestChain> {
  const dataDir = await makeTempFolder()
  let node = await startPolkadotNode({ port: 0, dataDir, block: 'instant' })
  const { url, genesisHash } = node
  const polkadot = await deployPolkadot({ url, local: true })
  const deployment = { local: true, polkadot }
  const players = await withConnection(
    deployment,
    async (connection) =>
      [await openCcgPlayer(connection, 'first'), await openCcgPlayer(connection, 'second')] as const,
  )
  return {
    deployment: { polkadot },
    genesisHash,
    contracts: ['ccgCards', 'ccgGame', 'ccgGovernance'].map(
      (name) => polkadot.contracts[name]?.address ?? '',
    ),
    players: [players[0].address, players[1].address],
    playMatch: () =>
      withConnection(deployment, async (connection) => {
        const gameId = await startGameOf(connection, players, { rules: 2, scheme: 1 })
        return (await resign(connection, players[1], gameId)).transaction
      }),
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
