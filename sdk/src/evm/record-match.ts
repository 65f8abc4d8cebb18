import { matchCounterAbi } from '../generated/evm/abis.js'
import { type EvmAccount, openWallet } from './account.js'
import { withChainErrors } from './chain-error.js'
import { confirmTransaction } from './confirm-transaction.js'
import type { EvmConnection } from './connect.js'

/** Raises the counter by one. Resolves when that is in a block. */
export async function recordMatch(
  connection: EvmConnection,
  account: EvmAccount,
): Promise<{ transaction: string }> {
  const wallet = openWallet(connection, account)
  const hash = await withChainErrors(() =>
    wallet.writeContract({
      abi: matchCounterAbi,
      address: connection.contracts.matchCounter,
      functionName: 'recordMatch',
      account: wallet.account,
      // Named, so that a wallet on another chain is refused instead of used.
      chain: connection.chain,
    }),
  )
  await confirmTransaction(connection, hash)
  return { transaction: hash }
}
