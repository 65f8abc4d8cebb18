import { rm } from 'node:fs/promises'
import { startEvmNode } from '@fivefold/devnet/evm/start-evm-node'
import { deployEvm } from '@fivefold/scripts/deploy/evm'
import type { EvmDeployment } from '@fivefold/sdk/config'
import { connect, type EvmConnection, readHead } from '@fivefold/sdk/evm'
import { createTestClient, http, type TestClient } from 'viem'
import type { TestChain } from './chain.js'
import { makeTempFolder } from './temp-folder.js'
import { openTriadPlayer, playMatch, settleMatch } from './triad.js'

export type EvmTestChain = TestChain & {
  connection: EvmConnection
  client: TestClient
  mine: (blocks: number) => Promise<void>
  readHeight: () => Promise<number>
  deployAgain: () => Promise<EvmDeployment>
}

export async function openEvmChain(): Promise<EvmTestChain> {
  const dataDir = await makeTempFolder()
  let node = await startEvmNode({ port: 0, dataDir })
  const { url, genesisHash } = node
  const evm = await deployEvm({ rpcUrl: url, local: true })
  const connection = connect({ deployment: { local: true, evm } })
  const players = [await openTriadPlayer(connection), await openTriadPlayer(connection)] as const
  const client = createTestClient({ mode: 'hardhat', chain: connection.chain, transport: http(url) })
  return {
    deployment: { evm },
    genesisHash,
    contracts: ['triadLeague', 'matchLedger'].map((key) => evm.contracts[key]?.address ?? ''),
    connection,
    players: [players[0].address, players[1].address],
    playMatch: async () =>
      (await settleMatch(connection, players, await playMatch(connection, players))).transaction,
    client,
    // One by one: Hardhat gives blocks that it mines in one go a parent hash of zeros.
    mine: async (blocks) => {
      for (let i = 0; i < blocks; i++) await client.mine({ blocks: 1 })
    },
    readHeight: async () => (await readHead(connection)).height,
    deployAgain: () => deployEvm({ rpcUrl: url, local: true }),
    stop: () => node.close(),
    startAgain: async () => {
      node = await startEvmNode({ port: Number(new URL(url).port), dataDir })
    },
    close: async () => {
      await node.close()
      await rm(dataDir, { recursive: true })
    },
  }
}
