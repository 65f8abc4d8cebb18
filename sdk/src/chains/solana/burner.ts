import { utils } from '@coral-xyz/anchor'
import { Keypair } from '@solana/web3.js'
import { FivefoldError } from '../../core/error.js'
import type { SolanaAccount } from './account.js'

export type BurnerAccount = SolanaAccount & { readonly keypair: Keypair }

/** Creates a secret: a secret key in base58, as wallets import it. */
export function createSecret(): string {
  return utils.bytes.bs58.encode(Keypair.generate().secretKey)
}

/** The account of a secret: a secret key in base58, or the byte list of Solana's key files. */
export function accountFromSecret(secret: string): BurnerAccount {
  const keypair = readKeypair(secret.trim())
  return {
    address: keypair.publicKey.toBase58(),
    keypair,
    signTransaction: async (transaction) => {
      transaction.partialSign(keypair)
      return transaction
    },
  }
}

function readKeypair(secret: string): Keypair {
  try {
    const bytes = secret.startsWith('[')
      ? Uint8Array.from(JSON.parse(secret))
      : utils.bytes.bs58.decode(secret)
    return Keypair.fromSecretKey(bytes)
  } catch {
    // The cause may contain the secret, so it is not attached.
    throw new FivefoldError('The secret is not a Solana secret key', { code: 'INVALID_SECRET' })
  }
}
