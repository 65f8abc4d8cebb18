import { FivefoldError } from '@fivefold/sdk/core'
import { ledgerDomain, signSeat } from '@fivefold/sdk/evm/ledger'
import { type PhalanxTerms, phalanxSeat } from '@fivefold/sdk/ledger'
import type { GameState } from '@fivefold/sdk/phalanx'
import {
  bindSeat,
  type LedgerRecord,
  type PhalanxMatch,
  readLedgerRecord,
} from '@fivefold/sdk/server/phalanx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getAddress } from 'viem'
import { findPlayer } from '../../../accounts/find-player.js'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { useEvmConnection } from '../../../hooks/use-evm-connection.js'
import { toastError } from '../../../lib/toast-error.js'
import { phalanxKeys } from '../hooks/phalanx-keys.js'

/** Binds the account that plays on EVM to one's seat. */
export function useSeatAccount(match: PhalanxMatch, state: GameState) {
  const connection = useEvmConnection()
  const deployment = useDeployment()
  const cache = useQueryClient()
  const { url } = deployment.server
  const { matchId, playerIndex, playerId, seedCommitment } = match

  /** What this browser saw of the match; only the server's account is the server's to say. */
  const termsFor = (record: LedgerRecord): PhalanxTerms => {
    const { chainId, verifyingContract } = ledgerDomain(connection)
    const { ledger } = record
    if (ledger.chainId !== chainId || ledger.contract !== getAddress(verifyingContract)) {
      throw new FivefoldError('The match server records on another ledger', {
        code: 'WRONG_LEDGER',
        value: ledger,
      })
    }
    if (!seedCommitment) {
      throw new FivefoldError('The server promised no seed', { code: 'NO_COMMITMENT', value: matchId })
    }
    return { matchId, damageMode: state.gameOptions.damageMode, seedCommitment, server: ledger.server }
  }

  const keep = (record: LedgerRecord) => cache.setQueryData(phalanxKeys.record(url, matchId), record)

  /** The record with one's own account in it. */
  const bind = async (): Promise<LedgerRecord> => {
    if (playerIndex === null || playerId === null) throw new Error('whoever watches has no seat')
    const record = await readLedgerRecord(url, matchId)
    if (record.players[playerIndex]) return record
    const { address, account } = await findPlayer('evm', deployment)
    const seat = phalanxSeat(termsFor(record), getAddress(address), playerIndex)
    const signature = await signSeat(connection, account, seat)
    const bound = await bindSeat(url, { matchId, playerId, address: seat.player, signature })
    keep(bound)
    return bound
  }

  const mutation = useMutation({
    mutationFn: bind,
    onError: (error) => toastError('The seat has no account', error),
  })
  return { bind, mutation, termsFor, keep }
}
