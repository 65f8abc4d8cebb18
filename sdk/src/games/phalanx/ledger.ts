import type { Address } from 'viem'
import type { PlayerIndex } from '../../core/player.js'
import { type ServerMatchTerms, serverMatch, serverResult } from '../../ledger/server-match.js'
import type { MatchTerms, ResultStatement, SeatStatement } from '../../ledger/statements.js'
import type { DamageMode, GameState, RulesVersion } from './state.js'

/** What a player knows of a match of Phalanx Duel before it is played. */
export type PhalanxTerms = ServerMatchTerms & { damageMode: DamageMode; rulesVersion: RulesVersion }

/** Version 1 is not named: seats were signed so before there was another. */
const phalanxMatch = ({ damageMode, rulesVersion, ...terms }: PhalanxTerms): MatchTerms =>
  serverMatch('phalanx', { damageMode, ...(rulesVersion !== 1 && { rulesVersion }) }, terms)

/** What a player of Phalanx Duel signs on sitting down. */
export const phalanxSeat = (terms: PhalanxTerms, player: Address, seat: PlayerIndex): SeatStatement => ({
  ...phalanxMatch(terms),
  player,
  seat,
})

/** What is signed of a match of Phalanx Duel that is over. */
export const phalanxResult = (
  terms: PhalanxTerms,
  players: readonly [Address, Address],
  { outcome, transactionLog }: Pick<GameState, 'outcome' | 'transactionLog'>,
): ResultStatement => serverResult(phalanxMatch(terms), players, outcome?.winnerIndex, transactionLog)
