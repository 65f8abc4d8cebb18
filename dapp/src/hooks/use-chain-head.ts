import { useQuery } from '@tanstack/react-query'
import type { ChainId } from '../chains/chains.js'
import { chainTarget } from './chain-target.js'
import { queryKeys } from './query-keys.js'
import { useChainClients } from './use-chain-clients.js'
import { useDeployment } from './use-deployment.js'

/** The chain's height, read from the chain itself. */
export function useChainHead(chain: ChainId) {
  const clients = useChainClients()
  const deployment = useDeployment()
  return useQuery({
    queryKey: queryKeys.head(chain, chainTarget(deployment, chain)),
    queryFn: async () => (await clients[chain]()).readHead(),
    // Opening a connection is expensive, so a chain that is down is polled less often.
    refetchInterval: ({ state }) => (state.status === 'error' ? 6_000 : 2_000),
    retry: false,
  })
}
