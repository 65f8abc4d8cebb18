import { Transaction } from '@solana/web3.js'
import type { SolanaAccount } from './account.js'

/** An account whose key is in a wallet, which receives a transaction's bytes and returns them signed. */
export function accountFromWallet(
  address: string,
  sign: (transaction: Uint8Array) => Promise<Uint8Array>,
): SolanaAccount {
  return {
    address,
    signTransaction: async (transaction) =>
      Transaction.from(await sign(transaction.serialize({ requireAllSignatures: false }))),
  }
}
