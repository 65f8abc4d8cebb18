export { ledgerMatchId, matchUuid, type PhalanxTerms, phalanxResult, phalanxSeat } from './phalanx.js'
export {
  gameId,
  type LedgerWinner,
  type MatchTerms,
  matchKey,
  type ResultStatement,
  resultDigest,
  resultTypedData,
  type SeatStatement,
  seatDigest,
  seatOf,
  seatTypedData,
} from './statements.js'
export { type WarTerms, warResult, warSeat } from './war.js'
