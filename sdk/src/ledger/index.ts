export {
  ledgerMatchId,
  matchUuid,
  type ServerMatchTerms,
  serverMatch,
  serverResult,
} from './server-match.js'
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
