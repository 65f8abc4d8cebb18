import type { Address } from 'viem'
import type { PlayerIndex } from '../../core/player.js'
import { type ServerMatchTerms, serverMatch, serverResult } from '../../ledger/server-match.js'
import type { ResultStatement, SeatStatement } from '../../ledger/statements.js'
import type { GameState } from './state.js'

/** What both players know of a match of War once they have committed; the commitment is their `jointCommitment`. */
export type WarTerms = ServerMatchTerms

const warMatch = (terms: WarTerms) => serverMatch('war', {}, terms)

/** What a player of War signs on sitting down. */
export const warSeat = (terms: WarTerms, player: Address, seat: PlayerIndex): SeatStatement => ({
  ...warMatch(terms),
  player,
  seat,
})

/** What is signed of a match of War that is over. */
export function warResult(
  terms: WarTerms,
  players: readonly [Address, Address],
  { outcome, transactionLog }: Pick<GameState, 'outcome' | 'transactionLog'>,
): ResultStatement {
  const winner = outcome && ('draw' in outcome ? 2 : outcome.winnerIndex)
  return serverResult(warMatch(terms), players, winner, transactionLog)
}
