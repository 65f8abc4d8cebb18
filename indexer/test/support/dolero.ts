import { rm } from 'node:fs/promises'
import { startSolanaNode } from '@fivefold/devnet/solana'
import { loadOracleKey, startOracle } from '@fivefold/devnet/vrf-oracle'
import { deploySolana } from '@fivefold/scripts/deploy/solana'
import { createRandom } from '@fivefold/sdk/core'
import { type Action, botAction, type Game, phase } from '@fivefold/sdk/dolero'
import {
  accountFromSecret,
  type BurnerAccount,
  connect,
  createSecret,
  fundAccount,
  type SolanaConnection,
} from '@fivefold/sdk/solana'
import { fundTokens, readGame, readTime, sendAction, type Table } from '@fivefold/sdk/solana/dolero'
import { makeTempFolder } from './temp-folder.js'
import { until } from './until.js'

export type DoleroChain = Awaited<ReturnType<typeof openDoleroChain>>

/** A local chain with DOLERO's tables and the VRF oracle. */
export async function openDoleroChain() {
  const dataDir = await makeTempFolder()
  const node = await startSolanaNode({ port: 0, wsPort: 0, dataDir, slotMs: 100 })
  const { rpcUrl, wsUrl } = node
  const oracle = await startOracle({ rpcUrl, wsUrl, keypair: loadOracleKey(dataDir) })
  const solana = await deploySolana({ rpcUrl, wsUrl, local: true })
  const connection = connect({ deployment: { local: true, solana } })
  return {
    connection,
    deployment: { solana },
    close: async () => {
      connection.close()
      oracle.stop()
      await node.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

export async function openDoleroPlayer(
  connection: SolanaConnection,
  table: Table,
  secret = createSecret(),
): Promise<BurnerAccount> {
  const account = accountFromSecret(secret)
  await fundAccount(connection, account.address)
  if (table.mint) await fundTokens(connection, account, { mint: table.mint })
  return account
}

export type Acted = { player: 0 | 1; action: Action; round: number }
export type PlayOptions = {
  connection: SolanaConnection
  game: string
  players: readonly [BurnerAccount, BurnerAccount]
  /** Called when a round begins. */
  onRound: (round: number) => Promise<void>
}

/** Bots play to the end. Returns the final state and the actions. */
export async function playDolero({ connection, game, players, onRound }: PlayOptions) {
  const random = createRandom('indexed')
  const stored = [random.bytes(32), random.bytes(32)] as const
  const acted: Acted[] = []
  let round = 0
  const next = (state: Game, now: number) => {
    for (const player of [0, 1] as const) {
      const seat = { player, stored: stored[player], strength: 'random', random } as const
      const action = botAction(state, seat, now)
      if (action) return { player, action, round: state.round }
    }
    return undefined
  }
  for (;;) {
    const state = await until('no answer is awaited', async () => {
      const found = await readGame(connection, game)
      return found && found.game.pending.length === 0 ? found.game : undefined
    })
    if (state.phase === phase.over) return { state, acted }
    if (state.round > round) await onRound(state.round)
    round = state.round
    const step = next(state, await readTime(connection))
    if (!step) throw new Error(`no player acts in phase ${state.phase}`)
    await sendAction(connection, players[step.player], { game, action: step.action })
    acted.push(step)
  }
}
