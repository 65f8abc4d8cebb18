import { ActionLog } from '../../common/action-log.js'
import type { Names } from '../../common/match/server-game.js'
import { actionText, stepTexts } from './log-text.js'
import type { LoggedAction } from './round.js'

type WarLogProps = {
  entries: readonly LoggedAction[]
  names: Names
  upTo: number
  onGo?: (position: number) => void
}

/** Every flip, and what came of it. */
export function WarLog({ entries, names, upTo, onGo }: WarLogProps) {
  return (
    <ActionLog
      label="Log"
      entries={entries}
      upTo={upTo}
      onGo={onGo}
      renderHead={(entry) => actionText(entry, names)}
      renderMore={(entry) => <p className="war-log-more">{stepTexts(entry, names).join('. ')}</p>}
    />
  )
}
