import { queryLedgerMatches } from '@fivefold/sdk/indexer'
import { useQuery } from '@tanstack/react-query'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { phalanxKeys } from './phalanx-keys.js'

/** The matches that were recorded on chain last. */
export function useLedgerMatches() {
  const url = useDeployment().indexer.graphqlUrl
  return useQuery({
    queryKey: phalanxKeys.ledger(url),
    queryFn: () => queryLedgerMatches(url, { limit: 5, game: 'phalanx' }),
    refetchInterval: 5_000,
    retry: false,
  })
}
