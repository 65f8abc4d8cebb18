import { Keyring } from '@polkadot/keyring'
import type { KeyringPair } from '@polkadot/keyring/types'
import { mnemonicGenerate } from '@polkadot/util-crypto'
import { FivefoldError } from '../core/error.js'

export type BurnerAccount = { readonly address: string; readonly pair: KeyringPair }

/** A fresh secret: twelve words. */
export function createSecret(): string {
  return mnemonicGenerate(12)
}

/** The sr25519 account of a secret: words, a seed (0x…), either with a derivation path, or a developer's (`//Alice`). */
export function accountFromSecret(secret: string): BurnerAccount {
  try {
    const pair = new Keyring({ type: 'sr25519' }).createFromUri(secret.trim())
    return { address: pair.address, pair }
  } catch (cause) {
    // the cause may quote the secret: it stays out of the message
    throw new FivefoldError('The secret is neither a list of words nor a seed', {
      code: 'INVALID_SECRET',
      cause,
    })
  }
}
