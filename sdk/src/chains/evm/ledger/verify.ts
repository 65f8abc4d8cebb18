import type { Hex } from 'viem'
import type { PlayerIndex } from '../../../core/player.js'
import { type ResultStatement, resultDigest, type SeatStatement, seatDigest } from '../../../ledger/index.js'
import type { EvmConnection } from '../connect.js'
import { isSignedByAccount } from '../triad/signatures.js'
import { ledgerDomain } from './contract.js'

/** Whether the player of a seat signed it, as the ledger will check. */
export function isSeatSigned(
  connection: EvmConnection,
  seat: SeatStatement,
  signature: Hex,
): Promise<boolean> {
  return isSignedByAccount(connection, seat.player, seatDigest(ledgerDomain(connection), seat), signature)
}

/** Whether the player in a seat signed a result, as the ledger will check. */
export function isResultSigned(
  connection: EvmConnection,
  result: ResultStatement,
  seat: PlayerIndex,
  signature: Hex,
): Promise<boolean> {
  const player = seat === 0 ? result.playerA : result.playerB
  return isSignedByAccount(connection, player, resultDigest(ledgerDomain(connection), result), signature)
}
