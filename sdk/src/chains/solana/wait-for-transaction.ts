import { FivefoldError } from '../../core/error.js'
import { callNode } from './call-node.js'
import type { SolanaConnection } from './connect.js'

const pollMs = 150

export type WaitForTransactionParameters = { signature: string; lastValidBlockHeight: number }

/** Resolves when a transaction is in a block; throws if it failed there or can no longer be included. */
export async function waitForTransaction(
  { rpc, closed }: SolanaConnection,
  { signature, lastValidBlockHeight }: WaitForTransactionParameters,
): Promise<void> {
  for (;;) {
    if (closed.aborted) throw new FivefoldError('The connection was closed', { code: 'CLOSED' })
    // Checked first: a transaction may be included in the very last block that accepts it.
    const height = await callNode(() => rpc.getBlockHeight())
    const { value } = await callNode(() => rpc.getSignatureStatus(signature))
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

/** Ends early if the connection is closed. */
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
