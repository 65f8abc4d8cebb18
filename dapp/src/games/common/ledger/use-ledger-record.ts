import { FivefoldError } from '@fivefold/sdk/core'
import { readLedgerRecord } from '@fivefold/sdk/match'
import { useQuery } from '@tanstack/react-query'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { matchKeys } from '../match/match-keys.js'

/** The seats' accounts and signatures; undefined if the server has no ledger. */
export function useLedgerRecord(matchId: string, isWanted = true) {
  const { url } = useDeployment().server
  return useQuery({
    queryKey: matchKeys.record(url, matchId),
    queryFn: () => readLedgerRecord(url, matchId),
    enabled: isWanted,
    // A complete record never changes, and a server without a ledger never has one.
    refetchInterval: ({ state: { data, error } }) => {
      const isSettled = data?.signatures.every((signature) => signature !== null)
      const isRefused = error instanceof FivefoldError && error.code === 'LEDGER_NOT_CONFIGURED'
      return isSettled || isRefused ? false : 2_000
    },
    retry: false,
  })
}
