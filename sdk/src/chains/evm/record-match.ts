import { matchCounterAbi } from '../../generated/evm/abis.js'
import type { EvmAccount } from './account.js'
import type { EvmConnection } from './connect.js'
import { sendCall } from './send-call.js'

/** Raises the counter by one. Resolves when that is in a block. */
export async function recordMatch(
  connection: EvmConnection,
  account: EvmAccount,
): Promise<{ transaction: string }> {
  const { transactionHash } = await sendCall(connection, account, (wallet) =>
    wallet.writeContract({
      abi: matchCounterAbi,
      address: connection.contracts.matchCounter,
      functionName: 'recordMatch',
      account: wallet.account,
      // Named, so that a wallet on another chain is refused instead of used.
      chain: connection.chain,
    }),
  )
  return { transaction: transactionHash }
}
