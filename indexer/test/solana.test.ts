import { queryDoleroGame } from '@fivefold/sdk/indexer'
import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { behavesLikeAnIndexer } from './support/behaves-like-an-indexer.js'
import { openSolanaChain } from './support/solana.js'

behavesLikeAnIndexer('solana', openSolanaChain, (running) => {
  test('a failed transaction ends no game, whatever it logged', async () => {
    const { chain, indexer, sent } = running()
    const { connection, accounts } = chain
    const { rpc } = connection
    const [, account] = accounts
    const player = account.keypair.publicKey
    const game = await chain.startGame()
    const forfeit = await connection.dolero?.program.methods
      .forfeit()
      .accountsPartial({ player, game: new PublicKey(game) })
      .instruction()
    if (!forfeit) throw new Error('DOLERO is not deployed')
    const tooMuch = SystemProgram.transfer({ fromPubkey: player, toPubkey: player, lamports: 10n ** 15n })
    const transaction = new Transaction({ feePayer: player, ...(await rpc.getLatestBlockhash()) })
    const signed = await account.signTransaction(transaction.add(forfeit, tooMuch))
    const signature = await rpc.sendRawTransaction(signed.serialize(), { skipPreflight: true })
    sent.push(await chain.playMatch())
    await indexer.shows(sent)
    const failed = await rpc.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
    expect(failed?.meta?.err).not.toBeNull()
    expect(failed?.meta?.logMessages?.some((line) => line.startsWith('Program data: '))).toBe(true)
    expect(await queryDoleroGame(indexer.graphqlUrl, game)).toMatchObject({
      status: 'running',
      endedBy: null,
    })
  })
})
