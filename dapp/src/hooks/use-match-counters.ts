import { queryMatchCounters } from '@fivefold/sdk/indexer'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from './query-keys.js'
import { useDeployment } from './use-deployment.js'

/** The three match counters as the indexer reports them. */
export function useMatchCounters() {
  const { graphqlUrl } = useDeployment().indexer
  return useQuery({
    queryKey: queryKeys.counters(graphqlUrl),
    queryFn: () => queryMatchCounters(graphqlUrl),
    refetchInterval: 2_000,
    retry: false,
  })
}
