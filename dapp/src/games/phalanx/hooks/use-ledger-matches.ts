import {
  type QueryLedgerMatchesParameters,
  queryLedgerMatches,
  queryLedgerStandings,
} from '@fivefold/sdk/indexer'
import { useQuery } from '@tanstack/react-query'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { phalanxKeys } from './phalanx-keys.js'

const game = 'phalanx'

/** Matches that were recorded on chain, newest first. */
export function useLedgerMatches(filter: Omit<QueryLedgerMatchesParameters, 'game'>, isWanted = true) {
  const url = useDeployment().indexer.graphqlUrl
  return useQuery({
    queryKey: phalanxKeys.ledger(url, filter),
    queryFn: () => queryLedgerMatches(url, { ...filter, game }),
    enabled: isWanted,
    refetchInterval: 4_000,
    retry: false,
  })
}

/** Who has won how many of the matches that were recorded on chain. */
export function useLedgerStandings() {
  const url = useDeployment().indexer.graphqlUrl
  return useQuery({
    queryKey: phalanxKeys.standings(url),
    queryFn: () => queryLedgerStandings(url, { game, limit: 100 }),
    refetchInterval: 4_000,
    retry: false,
  })
}
