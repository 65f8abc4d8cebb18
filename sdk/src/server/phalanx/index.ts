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
} from '../match/ledger.js'
export type { Absences, Integrity, MatchConnection } from '../match/match.js'
export { type ConnectOptions, reconnectDelay } from '../match/server-match.js'
export { listOpenMatches, type OpenMatch } from './list-open-matches.js'
export { createMatch, type JoinParameters, joinMatch, watchMatch } from './open-match.js'
export type { MatchSnapshot, NewMatchOptions, PhalanxMatch } from './phalanx-match.js'
