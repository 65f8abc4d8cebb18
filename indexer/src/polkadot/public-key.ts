import { decodeAddress } from '@polkadot/util-crypto'

/** An address without its prefix and checksum: what events name contracts by. */
export function toPublicKey(address: string): string {
  return `0x${Buffer.from(decodeAddress(address)).toString('hex')}`
}
