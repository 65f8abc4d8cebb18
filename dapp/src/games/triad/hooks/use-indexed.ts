import {
  type QueryTriadMatchesParameters,
  queryTriadMatch,
  queryTriadMatches,
  queryTriadSeasons,
  queryTriadStandings,
} from '@fivefold/sdk/indexer'
import { useQuery } from '@tanstack/react-query'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { triadKeys } from './triad-keys.js'

const useIndexer = () => useDeployment().indexer.graphqlUrl

/** One settled match; null while the indexer has none with this id. */
export function useIndexedMatch(matchId: `0x${string}`, isWanted = true) {
  const url = useIndexer()
  return useQuery({
    queryKey: triadKeys.match(url, matchId),
    queryFn: () => queryTriadMatch(url, matchId),
    enabled: isWanted,
    // A settled match never changes.
    refetchInterval: ({ state }) => (state.data ? false : 1_500),
    retry: false,
  })
}

export function useIndexedMatches(filter: QueryTriadMatchesParameters) {
  const url = useIndexer()
  return useQuery({
    queryKey: triadKeys.matches(url, filter),
    queryFn: () => queryTriadMatches(url, filter),
    refetchInterval: 4_000,
    retry: false,
  })
}

export function useStandings(seasonId: number) {
  const url = useIndexer()
  return useQuery({
    queryKey: triadKeys.standings(url, seasonId),
    queryFn: () => queryTriadStandings(url, { seasonId, limit: 100 }),
    refetchInterval: 4_000,
    retry: false,
  })
}

export function useSeasons() {
  const url = useIndexer()
  return useQuery({
    queryKey: triadKeys.seasons(url),
    queryFn: () => queryTriadSeasons(url),
    refetchInterval: 10_000,
    retry: false,
  })
}
