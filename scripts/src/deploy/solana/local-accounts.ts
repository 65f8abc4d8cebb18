import { createHash } from 'node:crypto'
import { accountFromSecret, type BurnerAccount } from '@fivefold/sdk/solana'
import { Keypair } from '@solana/web3.js'

export type LocalAccount = BurnerAccount

/** An account that is the same on every local chain. Its key is public. */
export function localAccount(name: string): LocalAccount {
  const seed = createHash('sha256').update(`fivefold local ${name}`).digest()
  return accountFromSecret(JSON.stringify([...Keypair.fromSeed(seed).secretKey]))
}
