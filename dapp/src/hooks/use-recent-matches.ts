import { queryRecentMatches } from '@fivefold/sdk/indexer'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from './query-keys.js'
import { useDeployment } from './use-deployment.js'

/** The latest matches of all chains, newest first. */
export function useRecentMatches(limit: number) {
  const { graphqlUrl } = useDeployment().indexer
  return useQuery({
    queryKey: queryKeys.recentMatches(graphqlUrl, limit),
    queryFn: () => queryRecentMatches(graphqlUrl, { limit }),
    refetchInterval: 2_000,
    retry: false,
  })
}
