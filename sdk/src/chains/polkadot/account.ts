import type { Signer } from '@polkadot/api/types'
import type { KeyringPair } from '@polkadot/keyring/types'

/** Somebody who signs: with a key at hand, or through a wallet that keeps it. */
export type PolkadotAccount =
  | { readonly address: string; readonly pair: KeyringPair }
  | { readonly address: string; readonly signer: Signer }
