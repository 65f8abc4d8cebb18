import type { ChainIndexer } from '../chain.js'
import { Chain } from '../model/index.js'
import { openDatabase } from '../store/open-database.js'
import { saveBatch } from '../store/save-batch.js'
import { readMatches } from './handle.js'
import { readLedgerEvents } from './ledger/read-events.js'
import { saveLedgerEvents } from './ledger/save-events.js'
import { createProcessor, matchCounter, matchLedger, triadLeague } from './processor.js'
import { connectReader } from './reader.js'
import { readTriadEvents } from './triad/read-events.js'
import { saveTriadEvents } from './triad/save-events.js'

export const evm: ChainIndexer = {
  url: (deployment) => deployment.evm.rpcUrl,
  origin: (deployment) => ({
    chain: Chain.evm,
    genesisHash: deployment.evm.genesisHash,
    contracts: [matchCounter, triadLeague, matchLedger].map((contract) => contract(deployment).address),
  }),
  connect: (deployment) => connectReader(deployment.evm.rpcUrl),
  run(deployment, origin) {
    const counter = matchCounter(deployment).address
    const league = triadLeague(deployment).address
    const ledger = matchLedger(deployment).address
    const database = openDatabase({ chain: Chain.evm, hotBlocks: true })
    createProcessor(deployment).run(database, async ({ store, blocks }) => {
      const height = blocks.at(-1)?.header.height
      if (height === undefined) return
      await saveTriadEvents(store, readTriadEvents(blocks, league))
      await saveLedgerEvents(store, readLedgerEvents(blocks, ledger))
      await saveBatch(store, { origin, matches: readMatches(blocks, counter), height })
    })
  },
}
