import { FivefoldError } from '../../../core/error.js'
import type { DoleroContract, SolanaConnection } from '../connect.js'

/** DOLERO on a connection's chain. */
export function doleroContract({ dolero }: SolanaConnection): DoleroContract {
  if (dolero) return dolero
  throw new FivefoldError('DOLERO is not deployed on Solana', { code: 'NOT_DEPLOYED' })
}
