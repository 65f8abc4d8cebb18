import {
  type QueryLedgerMatchesParameters,
  queryLedgerMatches,
  queryLedgerStandings,
} from '@fivefold/sdk/indexer'
import { useQuery } from '@tanstack/react-query'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { matchKeys } from '../match/match-keys.js'
import type { ServerGame } from '../match/server-game.js'

type Game = ServerGame['id']

/** Matches that were recorded on chain, newest first. */
export function useLedgerMatches(
  game: Game,
  filter: Omit<QueryLedgerMatchesParameters, 'game'>,
  isWanted = true,
) {
  const url = useDeployment().indexer.graphqlUrl
  return useQuery({
    queryKey: matchKeys.ledger(game, url, filter),
    queryFn: () => queryLedgerMatches(url, { ...filter, game }),
    enabled: isWanted,
    refetchInterval: 4_000,
    retry: false,
  })
}

/** Who has won how many of the matches that were recorded on chain. */
export function useLedgerStandings(game: Game) {
  const url = useDeployment().indexer.graphqlUrl
  return useQuery({
    queryKey: matchKeys.standings(game, url),
    queryFn: () => queryLedgerStandings(url, { game, limit: 100 }),
    refetchInterval: 4_000,
    retry: false,
  })
}
