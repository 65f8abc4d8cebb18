import { type Address, type Hex, isHex, keccak256, stringToHex } from 'viem'
import { canonicalJson } from '../core/canonical-json.js'
import { FivefoldError } from '../core/error.js'
import type { LogEntry } from '../core/game-log.js'
import { gameId, type LedgerWinner, type MatchTerms, type ResultStatement } from './statements.js'

/** What a player knows of a match on a match server before it is played. */
export type ServerMatchTerms = {
  /** The UUID that the match server gave it. */
  matchId: string
  /** SHA-256 of what decides all chance: 64 hex digits. */
  seedCommitment: string
  /** The server's account. */
  server: Address
}

const uuidLength = 32
const padding = '0'.repeat(64 - uuidLength)

/** A match's UUID as the ledger writes it: its 16 bytes, then zeros. */
export const ledgerMatchId = (uuid: string): Hex => `0x${uuid.replaceAll('-', '').toLowerCase()}${padding}`

/** The UUID of a match in the ledger; undefined where the id is not one of a match server. */
export function matchUuid(matchId: Hex): string | undefined {
  const digits = matchId.slice(2)
  if (!isHex(matchId) || digits.slice(uuidLength) !== padding) return undefined
  return digits.slice(0, uuidLength).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * What the statements of a match on a server have in common.
 *
 * @param game the id of the game.
 * @param options what the match is played with, plain JSON.
 */
export const serverMatch = (
  game: string,
  options: object,
  { matchId, seedCommitment, server }: ServerMatchTerms,
): MatchTerms => ({
  game: gameId(game),
  matchId: ledgerMatchId(matchId),
  ruleset: keccak256(stringToHex(canonicalJson({ game, ...options }))),
  server,
  seedCommitment: `0x${seedCommitment}`,
})

/**
 * What is signed of a match on a server that is over.
 *
 * @param winner undefined while the match runs.
 * @throws {FivefoldError} MATCH_NOT_OVER
 */
export function serverResult(
  match: MatchTerms,
  [playerA, playerB]: readonly [Address, Address],
  winner: LedgerWinner | undefined,
  log: readonly Pick<LogEntry<unknown, unknown>, 'stateHashAfter'>[],
): ResultStatement {
  const last = log.at(-1)
  if (winner === undefined || !last) {
    const value = matchUuid(match.matchId)
    throw new FivefoldError('The match is not over', { code: 'MATCH_NOT_OVER', value })
  }
  const finalHash: Hex = `0x${last.stateHashAfter}`
  return { ...match, playerA, playerB, winner, finalHash, actionCount: log.length }
}
