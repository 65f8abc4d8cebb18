import { passBlocks, readHead } from '@fivefold/sdk/polkadot'
import {
  type BoosterOrder,
  buyBooster,
  openBooster,
  pinBooster,
  readBoosterPrice,
  readBoosters,
  readRarityTable,
} from '@fivefold/sdk/polkadot/ccg'
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { queryKeys } from '../../../hooks/query-keys.js'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { toastError } from '../../../lib/toast-error.js'
import { ownSecret } from '../state/secrets.js'
import { ccgKeys } from './ccg-keys.js'
import { useCcg } from './use-ccg.js'

/** Price and rarity table of boosters that are bought now. */
export function useShop() {
  const { open, target } = useCcg()
  return useQuery({
    queryKey: ccgKeys.shop(target),
    queryFn: async () => {
      const connection = await open()
      const [price, table] = await Promise.all([readBoosterPrice(connection), readRarityTable(connection)])
      return { price, table }
    },
    staleTime: 30_000,
    structuralSharing: false,
    retry: false,
  })
}

/** The player's boosters that are not opened yet. */
export function useBoosters() {
  const { open, target } = useCcg()
  const buyer = usePlayerAddress('polkadot')
  return useQuery({
    queryKey: ccgKeys.boosters(target, buyer ?? ''),
    queryFn: buyer ? async () => readBoosters(await open(), buyer) : skipToken,
    refetchInterval: 10_000,
    structuralSharing: false,
    retry: false,
  })
}

function useRefresh() {
  const { target } = useCcg()
  const cache = useQueryClient()
  return () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: ccgKeys.chain(target) }),
      cache.invalidateQueries({ queryKey: queryKeys.balances('polkadot') }),
    ])
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
      // A local chain makes no block by itself.
      const { height } = await readHead(connection)
      if (deployment.local && height < opensAt) await passBlocks(connection, account, opensAt - height)
      return openBooster(connection, account, { secret: ownSecret(), order })
    },
    onError: (error) => toastError('The booster is still closed', error),
    onSettled: useRefresh(),
  })
}

/** Writes down the hash that decides a booster, so that it may be opened at any time. */
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
