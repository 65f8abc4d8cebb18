import { encodeAddress } from '@polkadot/util-crypto'

/** The caller of dry runs that need no account. */
export const READ_ONLY_CALLER = encodeAddress(new Uint8Array(32))
