import { defineIndexedGame } from '../../indexed-game.js'
import { ledgerTopics, readLedgerEvent } from './read-events.js'
import { saveLedgerEvents } from './save-events.js'

/** Results of server matches. They are those of Phalanx and War, and of any other game that is recorded in the ledger. */
export const ledgerResults = defineIndexedGame({
  id: 'ledger',
  chain: 'evm',
  contracts: { matchLedger: { topics: ledgerTopics, read: readLedgerEvent } },
  tables: ['ledger_match', 'ledger_standing'],
  save: saveLedgerEvents,
})
