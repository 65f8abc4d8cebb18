import type { Account, Chain, Hash, TransactionReceipt, Transport, WalletClient } from 'viem'
import { type EvmAccount, openWallet } from './account.js'
import { withChainErrors } from './chain-error.js'
import { confirmTransaction } from './confirm-transaction.js'
import type { EvmConnection } from './connect.js'

export type Wallet = WalletClient<Transport, Chain | undefined, Account>

/** Sends a call through the account's wallet. Resolves when it is in a block and succeeded. */
export async function sendCall(
  connection: EvmConnection,
  account: EvmAccount,
  write: (wallet: Wallet) => Promise<Hash>,
): Promise<TransactionReceipt> {
  const wallet = openWallet(connection, account)
  const hash = await withChainErrors(() => write(wallet))
  return confirmTransaction(connection, hash)
}
