import type { Action, TransactionDetail } from '@fivefold/sdk/phalanx'
import { useEffect, useRef } from 'react'
import { CombatSteps } from './combat-steps.js'
import { actionText, type Names } from './log-text.js'

/** An action and what came of it; entries of the transaction log are such. */
export type LoggedAction = { action: Action; details: TransactionDetail }

type BattleLogProps = {
  entries: readonly LoggedAction[]
  names: Names
  /** How many of them have happened. */
  upTo: number
  /** Goes to the position after the n-th entry, n from 1. */
  onGo?: (position: number) => void
}

/** Everything that happened, newest at the end and in view. */
export function BattleLog({ entries, names, upTo, onGo }: BattleLogProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const current = list.current?.children[Math.max(0, upTo - 1)]
    if (!(current instanceof HTMLElement) || !list.current) return
    const { offsetTop, offsetHeight } = current
    list.current.scrollTop = offsetTop + offsetHeight - list.current.clientHeight / 2
  }, [upTo])
  if (entries.length === 0) return <p className="px-4 py-3 text-sm text-soft">Nothing has happened yet.</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ol ref={list} className="phalanx-log" tabIndex={0} aria-label="Battle log">
      {[...entries.entries()].map(([index, entry]) => (
        <li
          key={index}
          data-future={index >= upTo || undefined}
          data-current={index === upTo - 1 || undefined}
        >
          <LogEntry entry={entry} names={names} onGo={onGo && (() => onGo(index + 1))} />
        </li>
      ))}
    </ol>
  )
}

type LogEntryProps = { entry: LoggedAction; names: Names; onGo: (() => void) | undefined }

function LogEntry({ entry: { action, details }, names, onGo }: LogEntryProps) {
  const head = (
    <>
      <b>{names[action.playerIndex]}</b> {actionText(action, details)}
    </>
  )
  return (
    <>
      {onGo ? (
        <button type="button" className="phalanx-log-head" onClick={onGo}>
          {head}
        </button>
      ) : (
        <p className="phalanx-log-head">{head}</p>
      )}
      {details.type === 'attack' && <CombatSteps steps={details.combat.steps} />}
      {details.type === 'attack' && details.reinforcementTriggered && (
        <p className="phalanx-log-note">Column {details.combat.targetColumn + 1} is to be reinforced.</p>
      )}
    </>
  )
}
