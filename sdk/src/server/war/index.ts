export {
  bindSeat,
  canClaim,
  type LedgerRecord,
  readLedgerRecord,
  sendResultSignature,
} from '../match/ledger.js'
export type { Absences, Integrity, MatchConnection } from '../match/match.js'
export { listOpenWarMatches, type OpenWarMatch } from './list-open-matches.js'
export {
  createWarMatch,
  type JoinWarParameters,
  joinWarMatch,
  type NewWarMatch,
  watchWarMatch,
} from './open-match.js'
export type { SeatBeforeReveal, WarConnectOptions, WarMatch, WarSnapshot } from './war-match.js'
