import type { Action, TransactionDetail } from '@fivefold/sdk/phalanx'
import { ActionLog, type GameLogProps } from '../../common/action-log.js'
import { CombatSteps } from './combat-steps.js'
import { actionText } from './log-text.js'

/** An action and what came of it; entries of the transaction log are such. */
export type LoggedAction = { action: Action; details: TransactionDetail }

/** Everything that happened, attacks with the way of their damage. */
export function BattleLog({ names, ...log }: GameLogProps<LoggedAction>) {
  return (
    <ActionLog
      {...log}
      label="Battle log"
      renderHead={({ action, details }) => (
        <>
          <b>{names[action.playerIndex]}</b> {actionText(action, details)}
        </>
      )}
      renderMore={({ details }) => <Aftermath details={details} />}
    />
  )
}

function Aftermath({ details }: { details: TransactionDetail }) {
  if (details.type !== 'attack') return null
  const { combat, reinforcementTriggered } = details
  return (
    <>
      <CombatSteps steps={combat.steps} />
      {reinforcementTriggered && (
        <p className="phalanx-log-note">Column {combat.targetColumn + 1} is to be reinforced.</p>
      )}
    </>
  )
}
