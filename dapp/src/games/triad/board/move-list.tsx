import { type MatchState, type Player, playerOfTurn } from '@fivefold/sdk/triad'
import { useEffect, useRef } from 'react'
import { TraitGlyph } from '../cards/trait-glyph.js'
import { cellName } from './cells.js'
import { eventText, notableEvents } from './event-text.js'
import type { Timeline } from './timeline.js'

type MoveListProps = {
  timeline: Timeline
  /** The turn that is on the board, counted from 1. */
  current: number
  /** The last turn to list; all turns by default. */
  upTo?: number
  near: Player
  names: { near: string; far: string }
  /** Jumps to the board after that many turns. */
  onGo?: (turn: number) => void
}

/** The turns so far, one line each, with their events. */
export function MoveList({ timeline, current, upTo, near, names, onGo }: MoveListProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    // Keeps the latest turn in view inside the list, without moving the page.
    const element = list.current
    const line = element?.children[current - 1]
    if (element && line instanceof HTMLElement) element.scrollTop = line.offsetTop - element.offsetTop - 40
  }, [current])
  const start = timeline.states[0]
  if (!start || upTo === 0 || timeline.events.length === 0) {
    return <p className="px-4 py-3 text-sm text-soft">No card lies on the board yet.</p>
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ol ref={list} className="triad-moves" tabIndex={0} aria-label="Turns">
      {timeline.events.slice(0, upTo).map((events, turn) => {
        const player = playerOfTurn(start.setup.firstPlayer, turn)
        const side = player === near ? 'near' : 'far'
        return (
          <li key={moveKey(timeline.states[turn + 1])} data-current={turn === current - 1 || undefined}>
            <MoveLine
              number={turn + 1}
              side={side}
              name={names[side]}
              events={events}
              {...(onGo && { onGo: () => onGo(turn + 1) })}
            />
          </li>
        )
      })}
    </ol>
  )
}

const moveKey = (state: MatchState | undefined) => state?.turn ?? 0

type MoveLineProps = {
  number: number
  side: 'near' | 'far'
  name: string
  events: Timeline['events'][number]
  onGo?: () => void
}

function MoveLine({ number, side, name, events, onGo }: MoveLineProps) {
  const placed = events.find((event) => event.type === 'placed')
  const notes = notableEvents(events)
  const head = (
    <>
      <span className="triad-move-number">{number}</span>
      <i className="triad-side-dot" data-side={side} aria-hidden="true" />
      <span className="font-semibold">{name}</span>
      {placed && (
        <span className="ml-auto flex items-center gap-1 text-soft">
          <TraitGlyph trait={placed.card.trait} className="size-3.5" />#{`${placed.card.tokenId}`}
          <span className="hidden xs:inline">{cellName(placed.cell)}</span>
        </span>
      )}
    </>
  )
  return (
    <>
      {onGo ? (
        <button type="button" className="triad-move" onClick={onGo}>
          {head}
        </button>
      ) : (
        <div className="triad-move">{head}</div>
      )}
      {notes.length > 0 && (
        <ul className="triad-move-notes">
          {notes.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the events of a turn keep their order
            <li key={index}>{eventText(event)}</li>
          ))}
        </ul>
      )}
    </>
  )
}
