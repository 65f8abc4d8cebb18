import { useEffect } from 'react'
import type { ReplayPosition } from './replay-controls.js'

/** Left and right step, Home and End jump, Space plays; ignored while a control has the focus. */
export function useReplayKeys({ position, last, go, toggle }: ReplayPosition): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, dialog, button, a')
      ) {
        if (event.key === ' ' || event.target.closest('input, textarea, select, dialog')) return
      }
      const actions: Record<string, () => void> = {
        ArrowRight: () => go(position + 1),
        ArrowLeft: () => go(position - 1),
        Home: () => go(0),
        End: () => go(last),
        ' ': toggle,
      }
      const action = actions[event.key]
      if (!action || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}
