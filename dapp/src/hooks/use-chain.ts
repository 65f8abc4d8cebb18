import type { Deployment } from '@fivefold/sdk/config'
import { skipToken, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ChainConnections } from '../chains/chain-client.js'
import { chainTarget } from './chain-target.js'
import { queryKeys } from './query-keys.js'
import { useChainClients } from './use-chain-clients.js'
import { useDeployment } from './use-deployment.js'

type ChainId = keyof ChainConnections

/** A chain: opened on first use, shared with the rest of the page. */
export type Chain<C extends ChainId> = {
  /** Identifies the chain in query keys. */
  target: string
  deployment: Deployment
  open: () => Promise<ChainConnections[C]>
}

export function useChain<C extends ChainId>(chain: C): Chain<C> {
  const clients = useChainClients()
  const deployment = useDeployment()
  return {
    target: chainTarget(deployment, chain),
    deployment,
    open: async () => (await clients[chain]()).connection,
  }
}

type Options<T> = Pick<
  UseQueryOptions<T>,
  'refetchInterval' | 'structuralSharing' | 'staleTime' | 'placeholderData' | 'gcTime' | 'retry'
>

/** The hooks with which a game reads its chain. Keys never contain secrets: they are visible in developer tools. */
export function chainHooks<C extends ChainId>(game: string, chain: C) {
  /** Reads from the chain; waits while `read` is undefined. */
  function useChainQuery<T>(
    key: readonly unknown[],
    read: ((connection: ChainConnections[C]) => Promise<T>) | undefined,
    options: Options<T>,
  ) {
    const { open, target } = useChain(chain)
    return useQuery<T>({
      queryKey: [game, target, ...key],
      queryFn: read ? async () => read(await open()) : skipToken,
      structuralSharing: false,
      retry: false,
      ...options,
    })
  }

  /** Refetches the game and the player's balance after a transaction. */
  function useRefresh() {
    const { target } = useChain(chain)
    const cache = useQueryClient()
    return () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: [game, target] }),
        cache.invalidateQueries({ queryKey: queryKeys.balances(chain) }),
      ])
  }

  return { useChainQuery, useRefresh }
}
