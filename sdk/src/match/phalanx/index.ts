export {
  bindSeat,
  canClaim,
  type LedgerRecord,
  readLedgerRecord,
  sendResultSignature,
} from '../ledger-record.js'
export type { Absences, Integrity, MatchConnection } from '../match.js'
export { type ConnectOptions, reconnectDelay } from '../match-client.js'
export { listOpenMatches, type OpenMatch } from './list-open-matches.js'
export { createMatch, type JoinParameters, joinMatch, watchMatch } from './open-match.js'
export type { MatchSnapshot, NewMatchOptions, PhalanxMatch } from './phalanx-match.js'
