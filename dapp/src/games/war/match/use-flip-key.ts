import { useEffect } from 'react'
import type { Flip } from './use-flip.js'

const typing = 'input, textarea, select, dialog, [contenteditable]'
/** Controls that Space activates already. */
const pressed = 'button, a, summary, [tabindex="0"]'

/** f or Space flips the player's card. */
export function useFlipKey({ canFlip, flip }: Flip): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !canFlip) return
      if (!(target instanceof HTMLElement) || target.closest(typing)) return
      if (key.toLowerCase() !== 'f' && (key !== ' ' || target.closest(pressed))) return
      event.preventDefault()
      flip()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}
