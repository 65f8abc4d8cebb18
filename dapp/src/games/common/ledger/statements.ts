import type { ResultStatement, SeatStatement } from '@fivefold/sdk/ledger'
import type { Address } from 'viem'
import type { PlayerIndex } from '../match/server-game.js'

/** The statement for the ledger, for a match of any server game. */
export type LedgerTerms = { matchId: string; seedCommitment: string; server: Address }

/** What the players of a match sign, computed from their game's state. */
export type Statements = {
  seat: (terms: LedgerTerms, player: Address, seat: PlayerIndex) => SeatStatement
  /** Throws if the match is not over. */
  result: (terms: LedgerTerms, players: readonly [Address, Address]) => ResultStatement
}
