import type { ChainIndexer } from '../chain.js'
import { Chain } from '../model/index.js'
import { openDatabase } from '../store/open-database.js'
import { saveBatch } from '../store/save-batch.js'
import { readCcgEvents } from './ccg/read-events.js'
import { saveCcgEvents } from './ccg/save-events.js'
import { readMatches } from './handle.js'
import { ccgContracts, contractAddresses, createProcessor, matchCounter } from './processor.js'
import { toPublicKey } from './public-key.js'
import { connectReader } from './reader.js'

export const polkadot: ChainIndexer = {
  url: (deployment) => deployment.polkadot.url,
  origin: (deployment) => ({
    chain: Chain.polkadot,
    genesisHash: deployment.polkadot.genesisHash,
    contracts: contractAddresses(deployment),
  }),
  connect: (deployment) => connectReader(deployment.polkadot.url),
  run(deployment, origin) {
    const counter = toPublicKey(matchCounter(deployment).address)
    const { cards, game, governance } = ccgContracts(deployment)
    const ccg = {
      cards: toPublicKey(cards.address),
      game: toPublicKey(game.address),
      governance: toPublicKey(governance.address),
    }
    const database = openDatabase({ chain: Chain.polkadot, hotBlocks: true })
    createProcessor(deployment).run(database, async ({ store, blocks }) => {
      const height = blocks.at(-1)?.header.height
      if (height === undefined) return
      await saveCcgEvents(store, readCcgEvents(blocks, ccg))
      await saveBatch(store, { origin, matches: readMatches(blocks, counter), height })
    })
  },
}
