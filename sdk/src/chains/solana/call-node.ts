import { FivefoldError } from '../../core/error.js'

/** Calls the node; throws CHAIN_UNREACHABLE if it does not answer. */
export async function callNode<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    if (cause instanceof FivefoldError) throw cause
    const reason = (cause instanceof Error ? cause.message : String(cause)).split('\n')[0]
    if (isUnreachable(cause)) {
      throw new FivefoldError('The Solana node does not answer', { code: 'CHAIN_UNREACHABLE', cause })
    }
    throw new FivefoldError(`The Solana node refused: ${reason}`, { code: 'NODE_REFUSED', cause })
  }
}

/** `fetch` throws a TypeError if the node is unreachable; an error in the node's answer is of another type. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError
}
