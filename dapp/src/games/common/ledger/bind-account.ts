import type { Deployment } from '@fivefold/sdk/config'
import { FivefoldError } from '@fivefold/sdk/core'
import type { EvmConnection } from '@fivefold/sdk/evm'
import { ledgerDomain, signSeat } from '@fivefold/sdk/evm/ledger'
import { bindSeat, type LedgerRecord, readLedgerRecord } from '@fivefold/sdk/match'
import { getAddress } from 'viem'
import { findPlayer } from '../../../accounts/find-player.js'
import type { SeatedMatch } from '../match/server-game.js'
import type { LedgerTerms, Statements } from './statements.js'

type Chain = { connection: EvmConnection; deployment: Deployment }

/** Built from what this browser has seen of the match; only the server's account comes from the server. */
export function ledgerTerms(
  connection: EvmConnection,
  { matchId, seedCommitment }: Pick<SeatedMatch, 'matchId' | 'seedCommitment'>,
  { ledger }: LedgerRecord,
): LedgerTerms {
  const { chainId, verifyingContract } = ledgerDomain(connection)
  if (ledger.chainId !== chainId || ledger.contract !== getAddress(verifyingContract)) {
    throw new FivefoldError('The match server records on another ledger', {
      code: 'WRONG_LEDGER',
      value: ledger,
    })
  }
  if (!seedCommitment) {
    throw new FivefoldError('The server sent no seed commitment', { code: 'NO_COMMITMENT', value: matchId })
  }
  return { matchId, seedCommitment, server: ledger.server }
}

/** Binds the player's EVM account to their seat and returns the updated record. */
export async function bindAccount(
  { connection, deployment }: Chain,
  match: SeatedMatch,
  seatStatement: Statements['seat'],
): Promise<LedgerRecord> {
  const { url } = deployment.server
  const { matchId, playerIndex, seatToken } = match
  if (playerIndex === null || seatToken === null) throw new Error('a spectator has no seat')
  const record = await readLedgerRecord(url, matchId)
  if (record.players[playerIndex]) return record
  const { address, account } = await findPlayer('evm', deployment)
  const seat = seatStatement(ledgerTerms(connection, match, record), getAddress(address), playerIndex)
  const signature = await signSeat(connection, account, seat)
  return bindSeat(url, { matchId, seatToken, address: seat.player, signature })
}
