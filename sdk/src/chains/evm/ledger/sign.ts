import type { Hex } from 'viem'
import {
  type ResultStatement,
  resultTypedData,
  type SeatStatement,
  seatTypedData,
} from '../../../ledger/index.js'
import { type EvmAccount, openWallet } from '../account.js'
import { withChainErrors } from '../chain-error.js'
import type { EvmConnection } from '../connect.js'
import { ledgerDomain } from './contract.js'

/** Signs that a player takes a seat in a match of this server. */
export function signSeat(connection: EvmConnection, account: EvmAccount, seat: SeatStatement): Promise<Hex> {
  const wallet = openWallet(connection, account)
  const typedData = seatTypedData(ledgerDomain(connection), seat)
  return withChainErrors(() => wallet.signTypedData({ ...typedData, account: wallet.account }))
}

/** Signs the result of a match. */
export function signResult(
  connection: EvmConnection,
  account: EvmAccount,
  result: ResultStatement,
): Promise<Hex> {
  const wallet = openWallet(connection, account)
  const typedData = resultTypedData(ledgerDomain(connection), result)
  return withChainErrors(() => wallet.signTypedData({ ...typedData, account: wallet.account }))
}
