import type { GameState } from '@fivefold/sdk/war'
import { warResult, warSeat } from '@fivefold/sdk/war/ledger'
import type { Statements } from '../common/ledger/statements.js'

/** What the players of a match sign. */
export const statementsOf = (state: GameState): Statements => ({
  seat: warSeat,
  result: (terms, players) => warResult(terms, players, state),
})
