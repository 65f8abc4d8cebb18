import { type Address, type Hex, keccak256, stringToHex } from 'viem'
import { canonicalJson } from '../core/canonical-json.js'
import { FivefoldError } from '../core/error.js'
import type { GameState, PlayerIndex } from '../games/war/index.js'
import { ledgerMatchId } from './phalanx.js'
import { gameId, type MatchTerms, type ResultStatement, type SeatStatement } from './statements.js'

/** What both players know of a match of War once they have committed. */
export type WarTerms = {
  /** The UUID that the match server gave it. */
  matchId: string
  /** Of both commitments, see `jointCommitment`: 64 hex digits. */
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

/** What a player of War signs on sitting down. */
export function warSeat(terms: WarTerms, player: Address, seat: PlayerIndex): SeatStatement {
  return { ...warMatch(terms), player, seat }
}

/** What is signed of a match of War that is over. */
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
