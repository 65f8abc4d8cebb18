import type { Action, TransactionDetail } from '@fivefold/sdk/phalanx'
import { ActionLog, type GameLogProps } from '../../common/action-log.js'
import { CombatSteps } from './combat-steps.js'
import { actionText } from './log-text.js'

/** An action and its result; transaction log entries have this shape. */
export type LoggedAction = { action: Action; details: TransactionDetail }

/** The log of a match; attacks with the path of their damage. */
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
