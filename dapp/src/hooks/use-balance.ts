import { skipToken, useQuery } from '@tanstack/react-query'
import type { ChainId } from '../chains/chains.js'
import { chainTarget } from './chain-target.js'
import { queryKeys } from './query-keys.js'
import { useChainClients } from './use-chain-clients.js'
import { useDeployment } from './use-deployment.js'

/** The balance of `address`, once it is known. */
export function useBalance(chain: ChainId, address: string | undefined) {
  const clients = useChainClients()
  const deployment = useDeployment()
  return useQuery({
    queryKey: queryKeys.balance(chain, chainTarget(deployment, chain), address ?? ''),
    queryFn: address ? async () => (await clients[chain]()).readBalance(address) : skipToken,
    refetchInterval: 5_000,
    retry: false,
  })
}
