import type { LedgerRecord } from '@fivefold/sdk/match'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { useEvmConnection } from '../../../hooks/use-evm-connection.js'
import { toastError } from '../../../lib/toast-error.js'
import { matchKeys } from '../match/match-keys.js'
import type { SeatedMatch } from '../match/server-game.js'
import { bindAccount, ledgerTerms } from './bind-account.js'
import type { Statements } from './statements.js'

/** Binds the player's EVM account to their seat. */
export function useSeatAccount(match: SeatedMatch, statements: Statements) {
  const connection = useEvmConnection()
  const deployment = useDeployment()
  const cache = useQueryClient()
  const key = matchKeys.record(deployment.server.url, match.matchId)
  const keep = (record: LedgerRecord) => cache.setQueryData(key, record)

  /** The record with the player's own account in it. */
  const bind = async (): Promise<LedgerRecord> => {
    const bound = await bindAccount({ connection, deployment }, match, statements.seat)
    keep(bound)
    return bound
  }

  const mutation = useMutation({
    mutationFn: bind,
    onError: (error) => toastError('The seat has no account', error),
  })
  return { bind, mutation, keep, termsFor: (record: LedgerRecord) => ledgerTerms(connection, match, record) }
}
