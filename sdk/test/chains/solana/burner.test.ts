import { Keypair } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { accountFromSecret, createSecret } from '../../../src/chains/solana/burner.js'

describe('a burner account', () => {
  it('is the same for the same secret, and another for another', () => {
    const secret = createSecret()
    expect(accountFromSecret(secret).address).toBe(accountFromSecret(` ${secret}\n`).address)
    expect(accountFromSecret(createSecret()).address).not.toBe(accountFromSecret(secret).address)
  })

  it('can come from a key file of the Solana tools', () => {
    const keypair = Keypair.generate()
    expect(accountFromSecret(JSON.stringify([...keypair.secretKey])).address).toBe(
      keypair.publicKey.toBase58(),
    )
  })

  it.each(['', 'abc', '[1,2,3]', '[', '0x1234', createSecret().slice(1)])('cannot come from %j', (secret) => {
    expect(() => accountFromSecret(secret)).toThrow(expect.objectContaining({ code: 'INVALID_SECRET' }))
  })
})
