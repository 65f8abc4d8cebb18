import type { SolanaConnection } from '@fivefold/sdk/solana'
import { gamesOf, listOpenGames, readTables, readTokenBalance, type Table } from '@fivefold/sdk/solana/dolero'
import { useBalance } from '../../../hooks/use-balance.js'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import type { Amount } from '../../../lib/format-amount.js'
import { useChainQuery } from './use-dolero.js'

/** All tables with their limits. */
export const useTables = () => useChainQuery(['tables'], readTables, { refetchInterval: 30_000, retry: 1 })

/** Games that wait for a second player. */
export const useOpenGames = () => useChainQuery(['open'], listOpenGames, { refetchInterval: 4_000 })

/** Games that the player sits in and that are not settled yet. */
export function useOwnGames() {
  const player = usePlayerAddress('solana')
  const read = player ? (connection: SolanaConnection) => gamesOf(connection, player) : undefined
  return useChainQuery(['own', player], read, { refetchInterval: 5_000 })
}

export type Unit = Pick<Amount, 'decimals' | 'symbol'>

const sol: Unit = { decimals: 9, symbol: 'SOL' }

/** The money of a table: its unit, and what the player has of it. */
export function useMoney(table: Table | undefined): { unit: Unit; balance: bigint | undefined } {
  const player = usePlayerAddress('solana')
  const lamports = useBalance('solana', player)
  const mint = table?.mint
  // Anybody's account tells the token's decimals; who has none yet sees the table's maker's, but no balance.
  const owner = player ?? table?.authority ?? ''
  const read =
    mint && owner
      ? (connection: SolanaConnection) => readTokenBalance(connection, { address: owner, mint })
      : undefined
  const tokens = useChainQuery(['money', mint, owner], read, { refetchInterval: 5_000 })
  if (!mint) return { unit: sol, balance: lamports.data?.raw }
  const symbol = table.name?.toUpperCase() ?? mint.slice(0, 4)
  return {
    unit: { decimals: tokens.data?.decimals ?? 0, symbol },
    balance: player === undefined ? undefined : tokens.data?.raw,
  }
}
