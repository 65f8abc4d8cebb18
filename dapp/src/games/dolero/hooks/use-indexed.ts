import {
  type QueryDoleroGamesParameters,
  queryDoleroGame,
  queryDoleroGames,
  queryDoleroStandings,
} from '@fivefold/sdk/indexer'
import { useQuery } from '@tanstack/react-query'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { doleroKeys } from './dolero-keys.js'

const useIndexer = () => useDeployment().indexer.graphqlUrl

/** A game with its rounds, bets and payouts; null while the indexer has none at this address. */
export function useIndexedGame(address: string) {
  const url = useIndexer()
  return useQuery({
    queryKey: doleroKeys.record(url, address),
    queryFn: () => queryDoleroGame(url, address),
    refetchInterval: ({ state }) => (state.data?.status === 'settled' ? 15_000 : 2_000),
    structuralSharing: false,
    retry: false,
  })
}

export function useIndexedGames(filter: QueryDoleroGamesParameters) {
  const url = useIndexer()
  return useQuery({
    queryKey: doleroKeys.indexedGames(url, filter),
    queryFn: () => queryDoleroGames(url, filter),
    refetchInterval: 4_000,
    structuralSharing: false,
    retry: false,
  })
}

/** The standings with one token: SOL, or a mint's address. */
export function useStandings(token: string) {
  const url = useIndexer()
  return useQuery({
    queryKey: doleroKeys.standings(url, token),
    queryFn: () => queryDoleroStandings(url, { token, limit: 100 }),
    refetchInterval: 4_000,
    structuralSharing: false,
    retry: false,
  })
}
