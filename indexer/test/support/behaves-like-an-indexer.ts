import { type ChainName, queryChainStatus } from '@fivefold/sdk/indexer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestChain } from './chain.js'
import { type Indexer, openIndexer } from './indexer.js'
import type { Program } from './program.js'

export type Running<C extends TestChain> = {
  chain: C
  indexer: Indexer
  processor: Program
  /** Starts a processor after the last one ended. */
  start: () => Promise<Program>
  /** Transactions that ended the matches that must be in the database, in order. */
  sent: string[]
}

/** The tests that the indexer of every chain must pass. `more` adds those of one chain. */
export function behavesLikeAnIndexer<C extends TestChain>(
  name: ChainName,
  openChain: () => Promise<C>,
  more: (running: () => Running<C>) => void = () => {},
): void {
  let chain: C
  let indexer: Indexer
  let processor: Program
  let sent: string[] = []

  const play = async () => {
    sent.push(await chain.playMatch())
  }
  const start = async () => {
    processor = await indexer.start(chain.deployment)
    return processor
  }
  /** The processor has kept its rows and adds the next match to them. */
  const continues = async () => {
    await play()
    await indexer.shows(sent)
    expect(processor.output()).not.toContain('starting over')
  }
  const status = async () => (await queryChainStatus(indexer.graphqlUrl)).find((each) => each.chain === name)

  beforeAll(async () => {
    ;[indexer, chain] = await Promise.all([openIndexer(name), openChain()])
    await start()
    await processor.says(/^indexer: reading/m)
  })

  afterAll(async () => {
    await indexer?.close()
    await chain?.close()
  })

  test('a match that ends reaches GraphQL', async () => {
    await play()
    await indexer.shows(sent)
    const delays: number[] = []
    for (let i = 0; i < 2; i++) {
      await play()
      const inBlock = performance.now()
      const matches = await indexer.shows(sent)
      delays.push(Math.round(performance.now() - inBlock))
      expect(matches.at(-1)?.players).toEqual(chain.players)
    }
    console.log(`${name}: block to GraphQL in ${delays.join(', ')} ms`)
    expect(Math.min(...delays)).toBeLessThan(2_000)
  })

  test('its status has chain, contracts and height', async () => {
    const [last] = (await indexer.shows(sent)).slice(-1)
    const found = await status()
    expect(found).toMatchObject({ genesisHash: chain.genesisHash, contracts: chain.contracts })
    expect(found?.height).toBeGreaterThanOrEqual(last?.block ?? Number.NaN)
  })

  describe('on its own chain', () => more(() => ({ chain, indexer, processor, start, sent })))

  test('killed in the middle, it loses and repeats nothing', async () => {
    await play()
    const killed = processor.stop('SIGKILL')
    await play()
    await killed
    await play()
    await start()
    await play()
    await processor.says(/^indexer: reading/m)
    await continues()
  })

  test('it continues after the chain was unreachable', async () => {
    await chain.stop()
    await chain.startAgain()
    await continues()
  })

  test('it waits for a chain that is not reachable yet', async () => {
    await processor.stop()
    await chain.stop()
    await start()
    await processor.says(/waiting for the chain at/)
    await chain.startAgain()
    await continues()
  })

  test('rows of another chain are deleted', async () => {
    await processor.stop()
    await chain.close()
    chain = await openChain()
    sent = []
    await start()
    await processor.says(/starting over: they belong to another chain/)
    await indexer.shows([])
    await play()
    await indexer.shows(sent)
    expect((await status())?.genesisHash).toBe(chain.genesisHash)
  })
}
