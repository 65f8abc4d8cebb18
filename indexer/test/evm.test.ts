import { queryChainStatus } from '@fivefold/sdk/indexer'
import { expect, test } from 'vitest'
import { finalityConfirmation } from '../src/evm/processor.js'
import { behavesLikeAnIndexer } from './support/behaves-like-an-indexer.js'
import { openEvmChain } from './support/evm.js'
import { type Indexer, openIndexer } from './support/indexer.js'
import { until } from './support/until.js'

const heightOf = async ({ graphqlUrl }: Indexer) =>
  (await queryChainStatus(graphqlUrl)).find(({ chain }) => chain === 'evm')?.height

behavesLikeAnIndexer('evm', openEvmChain, (running) => {
  /** Plays two matches that are indexed and then reverted on the chain. */
  async function playLostMatches(): Promise<string[]> {
    const { chain, indexer, sent } = running()
    const id = await chain.client.snapshot()
    const lost = [await chain.playMatch(), await chain.playMatch()]
    await indexer.shows([...sent, ...lost])
    await chain.client.revert({ id })
    return lost
  }

  test('a reorganisation removes its matches', async () => {
    const { chain, indexer, sent } = running()
    await playLostMatches()
    await chain.mine(3)
    await indexer.shows(sent)
  })

  test('a reorganisation replaces matches by others', async () => {
    const { chain, indexer, sent } = running()
    const lost = await playLostMatches()
    // Another block in between, or the same transactions would come out with the same hashes.
    await chain.client.setNonce({ address: chain.players[0] as `0x${string}`, nonce: 500 })
    for (let i = 0; i < 3; i++) sent.push(await chain.playMatch())
    await indexer.shows(sent)
    expect(sent).not.toContain(lost[0])
  })

  test('a chain that was rewritten below the final block is indexed from the beginning', async () => {
    const { chain, indexer, processor, start, sent } = running()
    const id = await chain.client.snapshot()
    const lost = await chain.playMatch()
    await chain.mine(finalityConfirmation + 5)
    await indexer.shows([...sent, lost])
    const head = await chain.readHeight()
    await until(`block ${head} is indexed`, async () => (await heightOf(indexer)) === head || undefined)
    await chain.client.revert({ id })
    await chain.mine(finalityConfirmation + 10)
    expect(await processor.ended).toBe(1)
    const next = await start()
    await next.says(/starting over: the chain was rewritten/)
    await indexer.shows(sent)
  })
})

test('contracts that were deployed again are indexed from the beginning', async () => {
  const [indexer, chain] = await Promise.all([openIndexer('evm'), openEvmChain()])
  try {
    const processor = await indexer.start(chain.deployment)
    await indexer.shows([await chain.playMatch()])
    const evm = await chain.deployAgain()
    await indexer.deploy({ evm })
    expect(await processor.ended).toBe(1)
    const next = await indexer.start({ evm })
    await next.says(/starting over: they belong to other contracts/)
    await indexer.shows([])
  } finally {
    await indexer.close()
    await chain.close()
  }
})
