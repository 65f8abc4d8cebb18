import { useEffect, useRef } from 'react'

/** The lines of one batch. */
export type LogGroup = { head: string; lines: readonly string[] }

type EventLogProps = {
  groups: readonly LogGroup[]
  /** How many of them have happened. */
  upTo: number
  onGo?: (position: number) => void
}

/** Everything that happened, newest at the end and in view. */
export function EventLog({ groups, upTo, onGo }: EventLogProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const current = list.current?.children[Math.max(0, upTo - 1)]
    if (!(current instanceof HTMLElement) || !list.current) return
    list.current.scrollTop = current.offsetTop + current.offsetHeight - list.current.clientHeight / 2
  }, [upTo])
  if (groups.length === 0) return <p className="px-4 py-3 text-sm text-soft">Nothing has happened yet.</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ol ref={list} className="ccg-log" tabIndex={0} aria-label="Event log">
      {[...groups.entries()].map(([index, { head, lines }]) => (
        <li
          key={index}
          data-future={index >= upTo || undefined}
          data-current={index === upTo - 1 || undefined}
        >
          {onGo ? (
            <button type="button" className="ccg-log-head" onClick={() => onGo(index + 1)}>
              {head}
            </button>
          ) : (
            <p className="ccg-log-head">{head}</p>
          )}
          {[...lines.entries()].map(([line, text]) => (
            <p key={line}>{text}</p>
          ))}
        </li>
      ))}
    </ol>
  )
}
