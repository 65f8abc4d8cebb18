import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { useBurnerStore } from '../accounts/burner-store.js'
import { ensureBurner, importBurner } from '../accounts/ensure-burner.js'
import { type ChainId, chainNames } from '../chains/chains.js'
import { toastError } from '../lib/toast-error.js'
import { chainTarget } from './chain-target.js'
import { queryKeys } from './query-keys.js'
import { useChainClients } from './use-chain-clients.js'
import { useDeployment } from './use-deployment.js'

/** One chain's burner account and its owner's actions. */
export function useBurner(chain: ChainId) {
  const burner = useBurnerStore((state) => state.burners[chain])
  const reset = useBurnerStore((state) => state.removeBurner)
  const create = useMutation({
    mutationFn: () => ensureBurner(chain),
    onError: (error) => toastError(`${chainNames[chain]}: no account made`, error),
  })
  const restore = useMutation({
    mutationFn: (secret: string) => importBurner(chain, secret.trim()),
    onSuccess: () => toast.success(`${chainNames[chain]}: account imported`),
    onError: (error) => toastError(`${chainNames[chain]}: that secret was refused`, error),
  })
  return { burner, create, restore, reset: () => reset(chain) }
}

/** Requests funds for `address` from the local faucet. */
export function useFaucet(chain: ChainId) {
  const clients = useChainClients()
  const deployment = useDeployment()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (address: string) => (await clients[chain]()).fundAccount(address),
    onError: (error) => toastError(`${chainNames[chain]}: the faucet gave nothing`, error),
    onSettled: (_result, _error, address) =>
      cache.invalidateQueries({
        queryKey: queryKeys.balance(chain, chainTarget(deployment, chain), address),
      }),
  })
}
