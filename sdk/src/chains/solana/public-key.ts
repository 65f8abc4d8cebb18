import { PublicKey } from '@solana/web3.js'
import { FivefoldError } from '../../core/error.js'

/** Validates an address from outside. */
export function toPublicKey(address: string): PublicKey {
  try {
    return new PublicKey(address)
  } catch (cause) {
    throw new FivefoldError(`${address} is not a Solana address`, {
      code: 'INVALID_ADDRESS',
      value: address,
      cause,
    })
  }
}
