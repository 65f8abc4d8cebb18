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
} from './ledger.js'
export { listOpenMatches, type OpenMatch } from './list-open-matches.js'
export type { Absences, Integrity, MatchConnection, MatchSnapshot, PhalanxMatch } from './match.js'
export { createMatch, type JoinParameters, joinMatch, watchMatch } from './open-match.js'
export { type ConnectOptions, type NewMatchOptions, reconnectDelay } from './server-match.js'
