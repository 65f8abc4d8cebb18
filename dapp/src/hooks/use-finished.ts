import { useQuery } from '@tanstack/react-query'
import { queryKeys } from './query-keys.js'
import { useDeployment } from './use-deployment.js'
import { useIndexerQuery } from './use-indexer-query.js'

const load = () => import('./read-finished.js')

/** Finished games of the three chains, as the indexer reports them. */
export const useFinishedGames = (limit: number) =>
  useIndexerQuery(['finished', limit], async (url) => (await load()).queryFinishedGames(url, { limit }))

/** Finished matches of the match server, in the ledger or not. */
export function useFinishedMatches(limit: number) {
  const { url } = useDeployment().server
  return useQuery({
    queryKey: queryKeys.finishedMatches(url, limit),
    queryFn: async () => (await load()).readFinishedMatches(url, { limit }),
    refetchInterval: 4_000,
    retry: false,
  })
}
