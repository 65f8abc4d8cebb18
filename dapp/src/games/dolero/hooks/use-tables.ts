import type { SolanaConnection } from '@fivefold/sdk/solana'
import { gamesOf, listOpenGames, readTables, readTokenBalance, type Table } from '@fivefold/sdk/solana/dolero'
import { useBalance } from '../../../hooks/use-balance.js'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import type { Amount } from '../../../lib/format-amount.js'
import { useChainQuery } from './use-dolero.js'

/** All tables with their limits. */
export const useTables = () => useChainQuery(['tables'], readTables, { refetchInterval: 30_000, retry: 1 })

/** Games with a free second seat. */
export const useOpenGames = () => useChainQuery(['open'], listOpenGames, { refetchInterval: 4_000 })

/** The player's games that are not settled yet. */
export function useOwnGames() {
  const player = usePlayerAddress('solana')
  const read = player ? (connection: SolanaConnection) => gamesOf(connection, player) : undefined
  return useChainQuery(['own', player], read, { refetchInterval: 5_000 })
}

export type Unit = Pick<Amount, 'decimals' | 'symbol'>

const sol: Unit = { decimals: 9, symbol: 'SOL' }

/** The token of a table: its unit, and the player's balance. */
export function useMoney(table: Table | undefined): { unit: Unit; balance: bigint | undefined } {
  const player = usePlayerAddress('solana')
  const lamports = useBalance('solana', player)
  const mint = table?.mint
  // Any token account has the decimals; a player without one uses the table creator's, and sees no balance.
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
