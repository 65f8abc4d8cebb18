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
import { toast } from 'sonner'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { ownSecret } from '../state/secrets.js'
import { useChainQuery, useSend } from './use-ccg.js'

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

export const useBuyBooster = () =>
  useSend(
    'No booster bought',
    ({ connection, account }) => buyBooster(connection, account, { secret: ownSecret() }),
    ({ order }) => toast.success(`Booster ${order} is yours`),
  )

export function useOpenBooster() {
  const { local } = useDeployment()
  return useSend(
    'The booster is still closed',
    async ({ connection, account }, { order, opensAt }: BoosterOrder) => {
      // A local chain makes no block without a transaction.
      const { height } = await readHead(connection)
      if (local && height < opensAt) await passBlocks(connection, account, opensAt - height)
      return openBooster(connection, account, { secret: ownSecret(), order })
    },
  )
}

/** Stores the block hash that decides a booster, so that it can be opened at any later time. */
export const usePinBooster = () =>
  useSend('The hash is not pinned', ({ connection, account }, order: number) =>
    pinBooster(connection, account, order),
  )
