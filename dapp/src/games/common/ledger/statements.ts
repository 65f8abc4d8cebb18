import type { ResultStatement, SeatStatement } from '@fivefold/sdk/ledger'
import type { Address } from 'viem'
import type { PlayerIndex } from '../match/server-game.js'

/** What the ledger is told of any match of the server. */
export type LedgerTerms = { matchId: string; seedCommitment: string; server: Address }

/** What the players of a match sign, in the terms of its game. */
export type Statements = {
  seat: (terms: LedgerTerms, player: Address, seat: PlayerIndex) => SeatStatement
  /** Throws where the match is not over. */
  result: (terms: LedgerTerms, players: readonly [Address, Address]) => ResultStatement
}
