import { encodeAddress } from '@polkadot/util-crypto'

/** Reads by nobody in particular. */
export const NOBODY = encodeAddress(new Uint8Array(32))
