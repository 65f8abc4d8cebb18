import { expect, test } from 'vitest'
import { behavesLikeAnIndexer } from './support/behaves-like-an-indexer.js'
import { openPolkadotChain } from './support/polkadot.js'

behavesLikeAnIndexer('polkadot', openPolkadotChain, (running) => {
  test('a reorganisation takes a match back', async () => {
    const { chain, indexer, sent } = running()
    const base = await chain.call('chain_getBlockHash')
    const lost = await chain.playMatch()
    await indexer.shows([...sent, lost])
    await chain.call('dev_setHead', base)
    // A match is three blocks; the new branch must be higher.
    await chain.call('dev_newBlock', { count: 4 })
    await indexer.shows(sent)
  })

  test('a reorganisation replaces a match by another', async () => {
    const { chain, indexer, sent } = running()
    const base = await chain.call('chain_getBlockHash')
    const lost = await chain.playMatch()
    await indexer.shows([...sent, lost])
    await chain.call('dev_setHead', base)
    // Another block first, or the same transactions would come out with the same hashes.
    await chain.call('dev_newBlock')
    sent.push(await chain.playMatch())
    await indexer.shows(sent)
    expect(sent).not.toContain(lost)
  })
})
