import type { Transaction } from '@solana/web3.js'

/** Somebody who signs: with a key at hand, or through a wallet that keeps it. */
export type SolanaAccount = {
  readonly address: string
  readonly signTransaction: (transaction: Transaction) => Promise<Transaction>
}
