import { ActionLog, type GameLogProps } from '../../common/action-log.js'
import { actionText, stepTexts } from './log-text.js'
import type { LoggedAction } from './round.js'

/** Every flip with its results. */
export function WarLog({ names, ...log }: GameLogProps<LoggedAction>) {
  return (
    <ActionLog
      {...log}
      label="Log"
      renderHead={(entry) => actionText(entry, names)}
      renderMore={(entry) => <p className="war-log-more">{stepTexts(entry, names).join('. ')}</p>}
    />
  )
}
