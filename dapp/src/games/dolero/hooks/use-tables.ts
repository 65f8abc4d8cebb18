import { gamesOf, listOpenGames, readTables, readTokenBalance, type Table } from '@fivefold/sdk/solana/dolero'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useBalance } from '../../../hooks/use-balance.js'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import type { Amount } from '../../../lib/format-amount.js'
import { doleroKeys } from './dolero-keys.js'
import { useDolero } from './use-dolero.js'

/** All tables with their limits. */
export function useTables() {
  const { open, target } = useDolero()
  return useQuery({
    queryKey: doleroKeys.tables(target),
    queryFn: async () => readTables(await open()),
    refetchInterval: 30_000,
    structuralSharing: false,
    retry: 1,
  })
}

/** Games that wait for a second player. */
export function useOpenGames() {
  const { open, target } = useDolero()
  return useQuery({
    queryKey: doleroKeys.openGames(target),
    queryFn: async () => listOpenGames(await open()),
    refetchInterval: 4_000,
    structuralSharing: false,
    retry: false,
  })
}

/** Games that the player sits in and that are not settled yet. */
export function useOwnGames() {
  const { open, target } = useDolero()
  const player = usePlayerAddress('solana')
  return useQuery({
    queryKey: doleroKeys.ownGames(target, player ?? ''),
    queryFn: player ? async () => gamesOf(await open(), player) : skipToken,
    refetchInterval: 5_000,
    structuralSharing: false,
    retry: false,
  })
}

export type Unit = Pick<Amount, 'decimals' | 'symbol'>

const sol: Unit = { decimals: 9, symbol: 'SOL' }

/** The money of a table: its unit, and what the player has of it. */
export function useMoney(table: Table | undefined): { unit: Unit; balance: bigint | undefined } {
  const { open, target } = useDolero()
  const player = usePlayerAddress('solana')
  const lamports = useBalance('solana', player)
  const mint = table?.mint
  // Anybody's account tells the token's decimals; who has none yet sees the table's maker's, but no balance.
  const owner = player ?? table?.authority ?? ''
  const tokens = useQuery({
    queryKey: doleroKeys.money(target, mint ?? '', owner),
    queryFn: mint && owner ? async () => readTokenBalance(await open(), { address: owner, mint }) : skipToken,
    refetchInterval: 5_000,
    structuralSharing: false,
    retry: false,
  })
  if (!mint) return { unit: sol, balance: lamports.data?.raw }
  const symbol = table.name?.toUpperCase() ?? mint.slice(0, 4)
  return {
    unit: { decimals: tokens.data?.decimals ?? 0, symbol },
    balance: player === undefined ? undefined : tokens.data?.raw,
  }
}
