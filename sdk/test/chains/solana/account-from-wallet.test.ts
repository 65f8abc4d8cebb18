import { Keypair, SystemProgram, Transaction } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { accountFromWallet } from '../../../src/chains/solana/index.js'

describe('an account of a wallet', () => {
  it('has the wallet sign the bytes of the transaction, and takes the signed one back', async () => {
    const keypair = Keypair.generate()
    const account = accountFromWallet(keypair.publicKey.toBase58(), async (bytes) => {
      const transaction = Transaction.from(bytes)
      transaction.partialSign(keypair)
      return transaction.serialize()
    })
    const transaction = new Transaction({
      feePayer: keypair.publicKey,
      blockhash: Keypair.generate().publicKey.toBase58(),
      lastValidBlockHeight: 1,
    }).add(
      SystemProgram.transfer({ fromPubkey: keypair.publicKey, toPubkey: keypair.publicKey, lamports: 1 }),
    )
    const signed = await account.signTransaction(transaction)
    expect(signed.verifySignatures()).toBe(true)
    expect(signed.serializeMessage()).toEqual(transaction.serializeMessage())
  })
})
