import { SystemProgram, Transaction } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { behavesLikeAnIndexer } from './support/behaves-like-an-indexer.js'
import { openSolanaChain } from './support/solana.js'

behavesLikeAnIndexer('solana', openSolanaChain, (running) => {
  test('a failed transaction records nothing, whatever it logged', async () => {
    const { chain, indexer, sent } = running()
    const { connection, account } = chain
    const { rpc, matchCounter } = connection
    const player = account.keypair.publicKey
    const tooMuch = SystemProgram.transfer({ fromPubkey: player, toPubkey: player, lamports: 10n ** 15n })
    const instruction = await matchCounter.methods.recordMatch().accounts({ player }).instruction()
    const transaction = new Transaction({ feePayer: player, ...(await rpc.getLatestBlockhash()) })
    const signed = await account.signTransaction(transaction.add(instruction, tooMuch))
    const signature = await rpc.sendRawTransaction(signed.serialize(), { skipPreflight: true })
    sent.push(await chain.recordMatch())
    await indexer.shows(sent)
    const failed = await rpc.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
    expect(failed?.meta?.err).not.toBeNull()
    expect(failed?.meta?.logMessages?.some((line) => line.startsWith('Program data: '))).toBe(true)
  })
})
