import { type RefObject, useEffect } from 'react'
import type { PlaceId } from './plan.js'
import type { Turn } from './use-turn.js'

/** Controls that handle these keys themselves. */
const typing = 'input, textarea, select, dialog, [contenteditable]'
const allPlaces = '[data-place]'
const litPlaces = '[data-place][data-can]'

type MatchKeys = { turn: Turn; felt: RefObject<HTMLElement | null>; cursor: PlaceId }

/** Keyboard control: 1–8 card, arrows move over places, Enter uses the card there, u undo, e end turn, Esc back. */
export function useMatchKeys({ turn, felt, cursor }: MatchKeys): void {
  useEffect(() => {
    const walk = (step: number): boolean => {
      const selector = turn.places.size > 0 ? litPlaces : allPlaces
      const found = [...(felt.current?.querySelectorAll<HTMLElement>(selector) ?? [])]
      const from = found.indexOf(document.activeElement as HTMLElement)
      const fallback = found.find((element) => element.dataset.place === cursor) ?? found[0]
      const next = from < 0 ? fallback : found[(from + step + found.length) % found.length]
      next?.focus()
      return next !== undefined
    }
    const press = (key: string, target: HTMLElement): boolean => {
      if (/^[1-8]$/.test(key)) {
        turn.select(Number(key) - 1)
        // The targets are highlighted only after the selection is rendered.
        requestAnimationFrame(() => felt.current?.querySelector<HTMLElement>(litPlaces)?.focus())
      } else if (key === 'arrowright' || key === 'arrowdown') return walk(1)
      else if (key === 'arrowleft' || key === 'arrowup') return walk(-1)
      else if (key === 'u' || key === 'backspace') turn.undo()
      else if (key === 'escape') turn.back()
      else if (key === 'e' && !target.closest('summary')) turn.send({ type: 'EndTurn' })
      else return false
      return true
    }
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return
      if (!turn.canAct || event.repeat || target.closest(typing) || target.closest('.play-log')) return
      if (press(event.key.toLowerCase(), target)) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}
