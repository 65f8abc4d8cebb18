import { decodeAddress } from '@polkadot/util-crypto'

/** An address without prefix and checksum, as events identify contracts. */
export function toPublicKey(address: string): string {
  return `0x${Buffer.from(decodeAddress(address)).toString('hex')}`
}
