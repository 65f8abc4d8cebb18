import { type Address, type Hex, keccak256, stringToHex } from 'viem'
import { canonicalJson } from '../core/canonical-json.js'
import { FivefoldError } from '../core/error.js'
import type { GameState, PlayerIndex } from '../games/war/index.js'
import { ledgerMatchId } from './phalanx.js'
import { gameId, type MatchTerms, type ResultStatement, type SeatStatement } from './statements.js'

/** The terms of a match of War, known once both players have committed. */
export type WarTerms = {
  /** The match server's UUID of the match. */
  matchId: string
  /** SHA-256 of both commitments, see `jointCommitment`: 64 hex digits. */
  seedCommitment: string
  /** The server's account. */
  server: Address
}

const warRuleset: Hex = keccak256(stringToHex(canonicalJson({ game: 'war' })))

const warMatch = ({ matchId, seedCommitment, server }: WarTerms): MatchTerms => ({
  game: gameId('war'),
  matchId: ledgerMatchId(matchId),
  ruleset: warRuleset,
  server,
  seedCommitment: `0x${seedCommitment}`,
})

/** The statement that a player of War signs when taking a seat. */
export function warSeat(terms: WarTerms, player: Address, seat: PlayerIndex): SeatStatement {
  return { ...warMatch(terms), player, seat }
}

/** The signed statement about a finished match of War. */
export function warResult(
  terms: WarTerms,
  [playerA, playerB]: readonly [Address, Address],
  { outcome, transactionLog }: Pick<GameState, 'outcome' | 'transactionLog'>,
): ResultStatement {
  const last = transactionLog.at(-1)
  if (!outcome || !last) {
    throw new FivefoldError('The match is not over', { code: 'MATCH_NOT_OVER', value: terms.matchId })
  }
  return {
    ...warMatch(terms),
    playerA,
    playerB,
    winner: 'draw' in outcome ? 2 : outcome.winnerIndex,
    finalHash: `0x${last.stateHashAfter}`,
    actionCount: transactionLog.length,
  }
}
