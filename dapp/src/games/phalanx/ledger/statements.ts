import { phalanxResult, phalanxSeat } from '@fivefold/sdk/ledger'
import type { GameState } from '@fivefold/sdk/phalanx'
import type { Statements } from '../../common/ledger/statements.js'

/** What the players of a match sign. */
export function statementsOf(state: GameState): Statements {
  const { damageMode } = state.gameOptions
  return {
    seat: (terms, player, seat) => phalanxSeat({ ...terms, damageMode }, player, seat),
    result: (terms, players) => phalanxResult({ ...terms, damageMode }, players, state),
  }
}
