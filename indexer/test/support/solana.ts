import { rm } from 'node:fs/promises'
import { startSolanaNode } from '@fivefold/devnet/solana'
import {
  accountFromSecret,
  type BurnerAccount,
  connect,
  createSecret,
  fundAccount,
  matchCounterIdl,
  recordMatch,
  type SolanaConnection,
} from '@fivefold/sdk/solana'
import type { TestChain } from './chain.js'
import { makeTempFolder } from './temp-folder.js'
import { until } from './until.js'

export type SolanaTestChain = TestChain & { connection: SolanaConnection; account: BurnerAccount }

const portOf = (url: string) => Number(new URL(url).port)

export async function openSolanaChain(): Promise<SolanaTestChain> {
  const dataDir = await makeTempFolder()
  let node = await startSolanaNode({ port: 0, wsPort: 0, dataDir })
  const { rpcUrl, wsUrl, genesisHash } = node
  // The node loads the program when it starts: there is nothing to deploy.
  const programs = { matchCounter: { address: matchCounterIdl.address, slot: 0 } }
  const solana = { rpcUrl, wsUrl, genesisHash, programs, vrf: { program: '', oracle: '', queue: '' } }
  const connection = connect({ deployment: { local: true, solana } })
  const account = accountFromSecret(createSecret())
  await fundAccount(connection, account.address)
  solana.programs.matchCounter.slot = await connection.rpc.getSlot()
  return {
    deployment: { solana },
    genesisHash,
    contracts: [matchCounterIdl.address],
    player: account.address,
    recordMatch: async () => (await recordMatch(connection, account)).transaction,
    connection,
    account,
    stop: () => node.close(),
    startAgain: async () => {
      node = await startSolanaNode({ port: portOf(rpcUrl), wsPort: portOf(wsUrl), dataDir })
      // Sockets to the node that was are still in the client's pool.
      await until('the node answers', () => connection.rpc.getSlot().catch(() => undefined))
    },
    close: async () => {
      connection.close()
      await node.close()
      await rm(dataDir, { recursive: true })
    },
  }
}
