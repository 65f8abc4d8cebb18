import {
  type QueryCcgGamesParameters,
  queryCcgGame,
  queryCcgGames,
  queryCcgStandings,
} from '@fivefold/sdk/indexer'
import { useQuery } from '@tanstack/react-query'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { ccgKeys } from './ccg-keys.js'

const useIndexer = () => useDeployment().indexer.graphqlUrl

/** A game with everything that was sent to it; null while the indexer has none with this number. */
export function useIndexedGame(gameId: number) {
  const url = useIndexer()
  return useQuery({
    queryKey: ccgKeys.record(url, gameId),
    queryFn: () => queryCcgGame(url, gameId),
    // A finished game still may be taken back by a reorganisation, so it is asked for now and then.
    refetchInterval: ({ state }) => (state.data?.endedBy ? 15_000 : 1_500),
    structuralSharing: false,
    retry: false,
  })
}

export function useIndexedGames(filter: QueryCcgGamesParameters) {
  const url = useIndexer()
  return useQuery({
    queryKey: ccgKeys.indexedGames(url, filter),
    queryFn: () => queryCcgGames(url, filter),
    refetchInterval: 4_000,
    retry: false,
  })
}

export function useStandings() {
  const url = useIndexer()
  return useQuery({
    queryKey: ccgKeys.standings(url),
    queryFn: () => queryCcgStandings(url, { limit: 100 }),
    refetchInterval: 4_000,
    retry: false,
  })
}
