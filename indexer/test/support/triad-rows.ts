import { dumpTables, rewindProcessor } from './table-rows.js'

const tables = ['triad_ruleset', 'triad_seal', 'triad_match', 'triad_turn', 'triad_standing', 'triad_season']

/** All rows of Triad, once the database has reached a height. */
export const dumpAt = (database: string, height: number) =>
  dumpTables(database, { chain: 'evm', tables, height })

/** Resets the position of a stopped processor to a block. The rows stay. */
export const rewind = (database: string, to: { height: number; hash: string }) =>
  rewindProcessor(database, { chain: 'evm', ...to })
