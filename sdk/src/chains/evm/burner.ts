import { isHex, type PrivateKeyAccount } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { FivefoldError } from '../../core/error.js'

/** Creates a secret: a private key. */
export function createSecret(): string {
  return generatePrivateKey()
}

/** The account of a private key. */
export function accountFromSecret(secret: string): PrivateKeyAccount {
  const key = secret.trim()
  try {
    if (!isHex(key)) throw new TypeError('not hexadecimal')
    return privateKeyToAccount(key)
  } catch {
    // No cause and no value: either could carry the secret into a log.
    throw new FivefoldError('The secret is not a private key of 32 bytes (0x…)', { code: 'INVALID_SECRET' })
  }
}
