import type { Signer } from '@polkadot/api/types'
import type { KeyringPair } from '@polkadot/keyring/types'

/** An account that can sign, with a local key or through a wallet. */
export type PolkadotAccount =
  | { readonly address: string; readonly pair: KeyringPair }
  | { readonly address: string; readonly signer: Signer }
