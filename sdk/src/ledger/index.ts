export {
  gameId,
  type LedgerWinner,
  matchKey,
  type ResultStatement,
  resultDigest,
  resultTypedData,
  type SeatStatement,
  seatDigest,
  seatOf,
  seatTypedData,
} from './statements.js'
