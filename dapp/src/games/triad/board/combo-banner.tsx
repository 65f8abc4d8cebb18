import type { TurnEvent } from '@fivefold/sdk/triad'
import { signed, tierNames } from './event-text.js'

/** Announces the events of a turn that affect the whole board. */
export function ComboBanner({ event }: { event: TurnEvent | null }) {
  const text = event && bannerText(event)
  if (!text) return null
  return (
    <span key={event.type} className="triad-banner" data-type={event.type} aria-hidden="true">
      <b>{text.title}</b>
      <span>{text.note}</span>
    </span>
  )
}

function bannerText(event: TurnEvent): { title: string; note: string } | undefined {
  if (event.type === 'combo') {
    const note = event.plus > 0 ? `next card ${signed(event.plus)}` : 'marks will not count'
    return { title: tierNames[event.tier], note: `${event.count} cards, ${note}` }
  }
  if (event.type === 'bonus') {
    return {
      title: tierNames[event.from],
      note: event.plus > 0 ? `${signed(event.plus)} on all edges` : 'unleashed',
    }
  }
  if (event.type === 'markHit') {
    return {
      title: 'Warning mark',
      note: event.ignoredBy ? 'without effect' : `${signed(event.delta)} on all edges`,
    }
  }
  return undefined
}
