import { type ReactNode, useEffect, useRef } from 'react'
import type { Names } from './seat-names.js'

/** Props of a game's own log. */
export type GameLogProps<Entry> = {
  entries: readonly Entry[]
  names: Names
  /** How many of them have happened. */
  upTo: number
  /** Jumps to the position after the n-th entry, n from 1. */
  onGo?: (position: number) => void
}

type ActionLogProps<Entry> = Omit<GameLogProps<Entry>, 'names' | 'onGo'> & {
  label: string
  renderHead: (entry: Entry) => ReactNode
  /** A note below the heading. */
  renderMore?: (entry: Entry) => ReactNode
  onGo?: ((position: number) => void) | undefined
}

/** The log, newest entry last and scrolled into view. */
export function ActionLog<Entry>(props: ActionLogProps<Entry>) {
  const { label, entries, upTo, renderHead, renderMore, onGo } = props
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
    <ol ref={list} className="play-log" tabIndex={0} aria-label={label}>
      {[...entries.entries()].map(([index, entry]) => (
        <li
          key={index}
          data-future={index >= upTo || undefined}
          data-current={index === upTo - 1 || undefined}
        >
          {onGo ? (
            <button type="button" className="play-log-head" onClick={() => onGo(index + 1)}>
              {renderHead(entry)}
            </button>
          ) : (
            <p className="play-log-head">{renderHead(entry)}</p>
          )}
          {renderMore?.(entry)}
        </li>
      ))}
    </ol>
  )
}
