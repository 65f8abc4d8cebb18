import { queryChainStatus } from '@fivefold/sdk/indexer'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from './query-keys.js'
import { useDeployment } from './use-deployment.js'

/** How far the indexer has read each chain. */
export function useIndexerStatus() {
  const { graphqlUrl } = useDeployment().indexer
  return useQuery({
    queryKey: queryKeys.indexerStatus(graphqlUrl),
    queryFn: () => queryChainStatus(graphqlUrl),
    refetchInterval: 2_000,
    retry: false,
  })
}
