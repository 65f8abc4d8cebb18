export {
  type FinishedMatch,
  type FinishedMatches,
  finishedMatchesSchema,
  finishedMatchSchema,
  readFinishedMatches,
} from './finished-matches.js'
export { socketFrameLimit } from './frame-limit.js'
export { type DependencyHealth, type ServerHealth, serverHealthSchema } from './health.js'
export {
  bindSeat,
  bindSeatSchema,
  canClaim,
  type LedgerPlace,
  type LedgerRecord,
  ledgerRecordSchema,
  readLedgerRecord,
  sendResultSignature,
  signResultSchema,
} from './ledger-record.js'
export type { AnyState, Integrity, MatchSnapshotOf, ServerMatchOf } from './match.js'
export { type ReadServerHealthOptions, readServerHealth } from './read-server-health.js'
