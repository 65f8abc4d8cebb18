import { FivefoldError } from '../../core/error.js'

/** Asks the node, and says plainly when it does not answer. */
export async function askNode<T>(ask: () => Promise<T>): Promise<T> {
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

/** `fetch` throws a TypeError when there is nobody; what a node answers is another kind of error. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError
}
