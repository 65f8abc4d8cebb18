import { expect, test } from 'vitest'
import { behavesLikeAnIndexer } from './support/behaves-like-an-indexer.js'
import { openPolkadotChain } from './support/polkadot.js'

behavesLikeAnIndexer('polkadot', openPolkadotChain, (running) => {
  /** Plays a match that is indexed and then removed from the chain. */
  async function playLostMatch(): Promise<string> {
    const { chain, indexer, sent } = running()
    const base = await chain.call('chain_getBlockHash')
    const lost = await chain.playMatch()
    await indexer.shows([...sent, lost])
    await chain.call('dev_setHead', base)
    return lost
  }

  test('a reorganisation removes its match', async () => {
    const { chain, indexer, sent } = running()
    await playLostMatch()
    // A match is three blocks; the new branch must be higher.
    await chain.call('dev_newBlock', { count: 4 })
    await indexer.shows(sent)
  })

  test('a reorganisation replaces a match by another', async () => {
    const { chain, indexer, sent } = running()
    const lost = await playLostMatch()
    // Another block first, or the same transactions would come out with the same hashes.
    await chain.call('dev_newBlock')
    sent.push(await chain.playMatch())
    await indexer.shows(sent)
    expect(sent).not.toContain(lost)
  })
})
