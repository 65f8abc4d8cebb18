import { type PolkadotConnection, passBlocks, readHead } from '@fivefold/sdk/polkadot'
import {
  type BoosterOrder,
  buyBooster,
  openBooster,
  pinBooster,
  readBoosterPrice,
  readBoosters,
  readRarityTable,
} from '@fivefold/sdk/polkadot/ccg'
import { useMutation } from '@tanstack/react-query'
import { toast } from 'sonner'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { toastError } from '../../../lib/toast-error.js'
import { ownSecret } from '../state/secrets.js'
import { useCcg, useChainQuery, useRefresh } from './use-ccg.js'

/** Price and rarity table for new boosters. */
export const useShop = () =>
  useChainQuery(
    ['shop'],
    async (connection) => {
      const [price, table] = await Promise.all([readBoosterPrice(connection), readRarityTable(connection)])
      return { price, table }
    },
    { staleTime: 30_000 },
  )

/** The player's unopened boosters. */
export function useBoosters() {
  const buyer = usePlayerAddress('polkadot')
  const read = buyer ? (connection: PolkadotConnection) => readBoosters(connection, buyer) : undefined
  return useChainQuery(['boosters', buyer], read, { refetchInterval: 10_000 })
}

export function useBuyBooster() {
  const { player } = useCcg()
  return useMutation({
    mutationFn: async () => {
      const { connection, account } = await player()
      return buyBooster(connection, account, { secret: ownSecret() })
    },
    onSuccess: ({ order }) => toast.success(`Booster ${order} is yours`),
    onError: (error) => toastError('No booster bought', error),
    onSettled: useRefresh(),
  })
}

export function useOpenBooster() {
  const { player, deployment } = useCcg()
  return useMutation({
    mutationFn: async ({ order, opensAt }: BoosterOrder) => {
      const { connection, account } = await player()
      // A local chain makes no block without a transaction.
      const { height } = await readHead(connection)
      if (deployment.local && height < opensAt) await passBlocks(connection, account, opensAt - height)
      return openBooster(connection, account, { secret: ownSecret(), order })
    },
    onError: (error) => toastError('The booster is still closed', error),
    onSettled: useRefresh(),
  })
}

/** Stores the block hash that decides a booster, so that it can be opened at any later time. */
export function usePinBooster() {
  const { player } = useCcg()
  return useMutation({
    mutationFn: async (order: number) => {
      const { connection, account } = await player()
      return pinBooster(connection, account, order)
    },
    onError: (error) => toastError('The hash is not pinned', error),
    onSettled: useRefresh(),
  })
}
