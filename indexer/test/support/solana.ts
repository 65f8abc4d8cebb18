import { rm } from 'node:fs/promises'
import { startSolanaNode } from '@fivefold/devnet/solana'
import { deploySolana } from '@fivefold/scripts/deploy/solana'
import { type BurnerAccount, connect, type SolanaConnection } from '@fivefold/sdk/solana'
import { forfeit, joinGame, openGame, readTables, settle } from '@fivefold/sdk/solana/dolero'
import type { TestChain } from './chain.js'
import { openDoleroPlayer } from './dolero.js'
import { makeTempFolder } from './temp-folder.js'
import { until } from './until.js'

export type SolanaTestChain = TestChain & {
  connection: SolanaConnection
  accounts: readonly [BurnerAccount, BurnerAccount]
  /** Opens a game and takes both seats. Returns the game's address. */
  startGame: () => Promise<string>
}

const slotMs = 100
const portOf = (url: string) => Number(new URL(url).port)

export async function openSolanaChain(): Promise<SolanaTestChain> {
  const dataDir = await makeTempFolder()
  let node = await startSolanaNode({ port: 0, wsPort: 0, dataDir, slotMs })
  const { rpcUrl, wsUrl, genesisHash } = node
  const solana = await deploySolana({ rpcUrl, wsUrl, local: true })
  const connection = connect({ deployment: { local: true, solana } })
  const table = (await readTables(connection)).find(({ name }) => name === 'micro')
  if (!table) throw new Error('no table is called micro')
  const accounts = [
    await openDoleroPlayer(connection, table),
    await openDoleroPlayer(connection, table),
  ] as const
  const startGame = async () => {
    const stack = table.limits.seatFee
    const { game } = await openGame(connection, accounts[0], { table: table.address, stack })
    await joinGame(connection, accounts[1], { game, stack })
    return game
  }
  return {
    deployment: { solana },
    genesisHash,
    contracts: [solana.programs.dolero?.address ?? ''],
    players: [accounts[0].address, accounts[1].address],
    playMatch: async () => {
      const game = await startGame()
      await forfeit(connection, accounts[1], { game })
      return (await settle(connection, accounts[0], { game })).transaction
    },
    connection,
    accounts,
    startGame,
    stop: () => node.close(),
    startAgain: async () => {
      node = await startSolanaNode({ port: portOf(rpcUrl), wsPort: portOf(wsUrl), dataDir, slotMs })
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
