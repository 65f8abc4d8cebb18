import { encodeAddress } from '@polkadot/util-crypto'

/** The address of an account given by its 32 bytes. */
export const addressOfAccount = (bytes: Uint8Array): string => encodeAddress(bytes)
