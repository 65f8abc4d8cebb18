import { type Address, type Hex, isHex, keccak256, stringToHex } from 'viem'
import { canonicalJson } from '../core/canonical-json.js'
import { FivefoldError } from '../core/error.js'
import type { DamageMode, GameState, PlayerIndex, RulesVersion } from '../games/phalanx/index.js'
import { gameId, type MatchTerms, type ResultStatement, type SeatStatement } from './statements.js'

/** The terms of a match of Phalanx Duel, known before it is played. */
export type PhalanxTerms = {
  /** The match server's UUID of the match. */
  matchId: string
  damageMode: DamageMode
  rulesVersion: RulesVersion
  /** SHA-256 of the seed as the server sent it: 64 hex digits. */
  seedCommitment: string
  /** The server's account. */
  server: Address
}

const uuidLength = 32
const padding = '0'.repeat(64 - uuidLength)

/** A match's UUID as the ledger writes it: its 16 bytes, then zeros. */
export const ledgerMatchId = (uuid: string): Hex => `0x${uuid.replaceAll('-', '').toLowerCase()}${padding}`

/** The UUID of a match in the ledger; undefined where its id there is not a padded UUID. */
export function matchUuid(matchId: Hex): string | undefined {
  const digits = matchId.slice(2)
  if (!isHex(matchId) || digits.slice(uuidLength) !== padding) return undefined
  return digits.slice(0, uuidLength).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Version 1 is left out: seats were signed without a version before there was another. */
function phalanxRuleset({ damageMode, rulesVersion }: PhalanxTerms): Hex {
  const rules = { game: 'phalanx', damageMode, ...(rulesVersion !== 1 && { rulesVersion }) }
  return keccak256(stringToHex(canonicalJson(rules)))
}

function phalanxMatch(terms: PhalanxTerms): MatchTerms {
  const { matchId, seedCommitment, server } = terms
  return {
    game: gameId('phalanx'),
    matchId: ledgerMatchId(matchId),
    ruleset: phalanxRuleset(terms),
    server,
    seedCommitment: `0x${seedCommitment}`,
  }
}

/** The statement that a player of Phalanx Duel signs when taking a seat. */
export function phalanxSeat(terms: PhalanxTerms, player: Address, seat: PlayerIndex): SeatStatement {
  return { ...phalanxMatch(terms), player, seat }
}

/** The signed statement about a finished match of Phalanx Duel. */
export function phalanxResult(
  terms: PhalanxTerms,
  [playerA, playerB]: readonly [Address, Address],
  { outcome, transactionLog }: Pick<GameState, 'outcome' | 'transactionLog'>,
): ResultStatement {
  const last = transactionLog.at(-1)
  if (!outcome || !last) {
    throw new FivefoldError('The match is not over', { code: 'MATCH_NOT_OVER', value: terms.matchId })
  }
  return {
    ...phalanxMatch(terms),
    playerA,
    playerB,
    winner: outcome.winnerIndex,
    finalHash: `0x${last.stateHashAfter}`,
    actionCount: transactionLog.length,
  }
}
