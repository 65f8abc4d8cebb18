import { Keyring } from '@polkadot/keyring'
import type { KeyringPair } from '@polkadot/keyring/types'
import { isHex } from '@polkadot/util'
import { keyExtractSuri, mnemonicGenerate, mnemonicValidate } from '@polkadot/util-crypto'
import { FivefoldError } from '../../core/error.js'

export type BurnerAccount = { readonly address: string; readonly pair: KeyringPair }

/** Creates a secret: twelve words. */
export function createSecret(): string {
  return mnemonicGenerate(12)
}

/**
 * The sr25519 account of a secret: words, a seed (0x…), either with a derivation path, or a developer's (`//Alice`).
 */
export function accountFromSecret(secret: string): BurnerAccount {
  const trimmed = secret.trim()
  if (!isSecret(trimmed)) {
    throw new FivefoldError('The secret is neither a list of words nor a seed', { code: 'INVALID_SECRET' })
  }
  const pair = new Keyring({ type: 'sr25519' }).createFromUri(trimmed)
  return { address: pair.address, pair }
}

/** The keyring would derive a key from any short text. */
function isSecret(text: string): boolean {
  if (/^\/\/\w+$/.test(text)) return true
  try {
    const { phrase } = keyExtractSuri(text)
    return isHex(phrase, 256) || mnemonicValidate(phrase)
  } catch {
    return false
  }
}
