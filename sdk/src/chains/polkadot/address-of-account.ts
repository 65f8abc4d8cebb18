import { encodeAddress } from '@polkadot/util-crypto'

/** The address of an account that a contract knows by its 32 bytes. */
export const addressOfAccount = (bytes: Uint8Array): string => encodeAddress(bytes)
