import { FivefoldError } from '../../core/error.js'
import { askNode } from './ask-node.js'
import type { SolanaConnection } from './connect.js'

const pollMs = 150

export type WaitForTransactionParameters = { signature: string; lastValidBlockHeight: number }

/** Resolves when a transaction is in a block, and throws when it failed there or can get into none any more. */
export async function waitForTransaction(
  { rpc, closed }: SolanaConnection,
  { signature, lastValidBlockHeight }: WaitForTransactionParameters,
): Promise<void> {
  for (;;) {
    if (closed.aborted) throw new FivefoldError('The connection was closed', { code: 'CLOSED' })
    // Asked first: a transaction may land in the very last block that takes it.
    const height = await askNode(() => rpc.getBlockHeight())
    const { value } = await askNode(() => rpc.getSignatureStatus(signature))
    if (value?.err) {
      throw new FivefoldError('The transaction failed', { code: 'TRANSACTION_FAILED', value: value.err })
    }
    if (value && value.confirmationStatus !== 'processed') return
    if (!value && height > lastValidBlockHeight) {
      throw new FivefoldError('The transaction did not get into a block in time', {
        code: 'TRANSACTION_EXPIRED',
        value: signature,
        hint: 'send it again',
      })
    }
    await pause(closed)
  }
}

/** Ends early when the connection is closed. */
function pause(closed: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      closed.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, pollMs)
    closed.addEventListener('abort', end)
  })
}
