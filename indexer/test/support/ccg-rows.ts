import { dumpTables, rewindProcessor } from './table-rows.js'

const tables = [
  'ccg_game',
  'ccg_batch',
  'ccg_event',
  'ccg_queue_slot',
  'ccg_standing',
  'ccg_card',
  'ccg_adjustment',
  'ccg_token',
  'ccg_transfer',
  'ccg_approval',
  'ccg_rarity_table',
  'ccg_booster',
  'ccg_proposal',
  'ccg_vote',
]

/** All rows of the CCG, once the database has reached a height. */
export const dumpCcg = (database: string, height: number) =>
  dumpTables(database, { chain: 'polkadot', tables, height })

/** Resets the position of a stopped processor to a block. The rows stay. */
export const rewindCcg = (database: string, to: { height: number; hash: string }) =>
  rewindProcessor(database, { chain: 'polkadot', ...to })
