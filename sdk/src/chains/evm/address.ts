import { type Address, isAddress } from 'viem'
import { FivefoldError } from '../../core/error.js'

/** Validates an address from user input or storage. */
export function parseAddress(address: string): Address {
  if (isAddress(address)) return address
  throw new FivefoldError(`${address} is not an EVM address`, { code: 'INVALID_ADDRESS', value: address })
}
