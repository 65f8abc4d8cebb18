import type { PhalanxMatch } from '@fivefold/sdk/match/phalanx'
import { defaultRulesVersion, type GameState } from '@fivefold/sdk/phalanx'
import { phalanxResult, phalanxSeat } from '@fivefold/sdk/phalanx/ledger'
import type { Statements } from '../common/ledger/statements.js'

/** What the players of a match sign. */
export function statementsOf(
  { rulesVersion = defaultRulesVersion }: Pick<PhalanxMatch, 'rulesVersion'>,
  state: GameState,
): Statements {
  const rules = { damageMode: state.gameOptions.damageMode, rulesVersion }
  return {
    seat: (terms, player, seat) => phalanxSeat({ ...terms, ...rules }, player, seat),
    result: (terms, players) => phalanxResult({ ...terms, ...rules }, players, state),
  }
}
