import type { Transaction } from '@solana/web3.js'

/** An account that can sign, with a local key or through a wallet. */
export type SolanaAccount = {
  readonly address: string
  readonly signTransaction: (transaction: Transaction) => Promise<Transaction>
}
