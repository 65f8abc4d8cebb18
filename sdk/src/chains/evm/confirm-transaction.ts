import type { Hash, TransactionReceipt } from 'viem'
import { FivefoldError } from '../../core/error.js'
import { withChainErrors } from './chain-error.js'
import type { EvmConnection } from './connect.js'

const timeout = 60_000

/** Waits until a transaction is in a block and throws if it failed. */
export async function confirmTransaction({ client }: EvmConnection, hash: Hash): Promise<TransactionReceipt> {
  const receipt = await withChainErrors(() => client.waitForTransactionReceipt({ hash, timeout }))
  if (receipt.status === 'success') return receipt
  throw new FivefoldError(`Transaction ${hash} was reverted`, { code: 'CALL_REVERTED', value: hash })
}
