import { useQuery } from '@tanstack/react-query'
import { queryKeys } from './query-keys.js'
import { useDeployment } from './use-deployment.js'

const refetchInterval = 4_000
const load = () => import('./read-finished.js')

/** Finished games of the three chains, as the indexer reports them. */
export function useFinishedGames(limit: number) {
  const { graphqlUrl } = useDeployment().indexer
  return useQuery({
    queryKey: queryKeys.finishedGames(graphqlUrl, limit),
    queryFn: async () => (await load()).queryFinishedGames(graphqlUrl, { limit }),
    refetchInterval,
    retry: false,
  })
}

/** Finished matches of the match server, in the ledger or not. */
export function useFinishedMatches(limit: number) {
  const { url } = useDeployment().server
  return useQuery({
    queryKey: queryKeys.finishedMatches(url, limit),
    queryFn: async () => (await load()).readFinishedMatches(url, { limit }),
    refetchInterval,
    retry: false,
  })
}
