import { FivefoldError } from '@fivefold/sdk/core'
import { readLedgerRecord } from '@fivefold/sdk/match'
import { useQuery } from '@tanstack/react-query'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { matchKeys } from '../match/match-keys.js'

/** Who plays under which account, and who signed; undefined where the server knows no ledger. */
export function useLedgerRecord(matchId: string, isWanted = true) {
  const { url } = useDeployment().server
  return useQuery({
    queryKey: matchKeys.record(url, matchId),
    queryFn: () => readLedgerRecord(url, matchId),
    enabled: isWanted,
    // Complete records never change, and a server without a ledger gets none.
    refetchInterval: ({ state: { data, error } }) => {
      const isSettled = data?.signatures.every((signature) => signature !== null)
      const isRefused = error instanceof FivefoldError && error.code === 'LEDGER_NOT_CONFIGURED'
      return isSettled || isRefused ? false : 2_000
    },
    retry: false,
  })
}
