import type { TurnEvent } from '@fivefold/sdk/triad'
import { signed } from './event-text.js'

const notes = { strength: '', flame: 'Flame', janken: 'Janken' } as const

const middle = (from: number, to: number) => `${(((from + to) / 2 + 0.5) / 3) * 100}%`

/** The two numbers that were compared, on the line between their cards. */
export function Clash({ event }: { event: TurnEvent | null }) {
  if (!event || !('to' in event)) return null
  const style = {
    left: middle(event.from % 3, event.to % 3),
    top: middle(Math.floor(event.from / 3), Math.floor(event.to / 3)),
  }
  return (
    <span
      key={`${event.type}${event.from}${event.to}`}
      className="triad-clash"
      data-type={event.type}
      style={style}
      aria-hidden="true"
    >
      {event.type === 'thunder' ? (
        signed(event.delta)
      ) : (
        <>
          <b>{event.attack}</b>
          <span>{event.attack === event.defence ? '=' : '›'}</span>
          <b>{event.defence}</b>
          <small>{clashNote(event)}</small>
        </>
      )}
    </span>
  )
}

function clashNote(event: Extract<TurnEvent, { wonBy: string }>): string {
  if (event.type === 'shieldHit') return 'Shield'
  if (event.type === 'metalHeld') return 'Metal'
  return notes[event.wonBy] || (event.kind === 'chain' ? 'Chain' : '')
}
