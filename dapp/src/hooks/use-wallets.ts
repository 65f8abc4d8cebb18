import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useWalletStore } from '../accounts/wallet-store.js'
import { hasWallets, loadWallets } from '../accounts/wallets.js'
import { type ChainId, chainNames } from '../chains/chains.js'
import { toastError } from '../lib/toast-error.js'
import { chainTarget } from './chain-target.js'
import { queryKeys } from './query-keys.js'
import { useDeployment } from './use-deployment.js'

/** The wallets of this browser for one chain, and the connected one. */
export function useWallets(chain: ChainId) {
  const deployment = useDeployment()
  const cache = useQueryClient()
  const connected = useWalletStore((state) => state.wallets[chain])
  const options = useQuery({
    queryKey: queryKeys.wallets(chain, chainTarget(deployment, chain)),
    queryFn: async () => (await loadWallets(chain)).list(deployment),
    enabled: hasWallets(chain),
  })
  const connect = useMutation({
    mutationFn: async (id: string) => (await loadWallets(chain)).connect(deployment, id),
    onError: (error) => toastError(`${chainNames[chain]}: wallet not connected`, error),
    // A wallet with several accounts lists them now.
    onSettled: () =>
      cache.invalidateQueries({ queryKey: queryKeys.wallets(chain, chainTarget(deployment, chain)) }),
  })
  const disconnect = useMutation({
    mutationFn: async () => (await loadWallets(chain)).disconnect(deployment),
    onError: (error) => toastError(`${chainNames[chain]}: wallet not disconnected`, error),
  })
  return { connected, options: options.data ?? [], connect, disconnect }
}
