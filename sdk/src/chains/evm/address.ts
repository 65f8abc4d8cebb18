import { type Address, isAddress } from 'viem'
import { FivefoldError } from '../../core/error.js'

/** Checks an address that somebody typed or stored. */
export function parseAddress(address: string): Address {
  if (isAddress(address)) return address
  throw new FivefoldError(`${address} is not an EVM address`, { code: 'INVALID_ADDRESS', value: address })
}
