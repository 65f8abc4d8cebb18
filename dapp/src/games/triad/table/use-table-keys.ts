import { type RefObject, useEffect } from 'react'
import { arrowDirection, cellBeside, directions } from '../board/cells.js'
import type { DraftControls } from './use-draft.js'

/** Controls that handle these keys themselves. */
const typing = 'input, textarea, select, dialog, [contenteditable]'

type TableKeys = {
  controls: DraftControls
  felt: RefObject<HTMLElement | null>
  cursor: number
  setCursor: (cell: number) => void
}

/** Keyboard control: 1–5 card, arrows cell, m mark, e Earth edge, Enter place, Esc back. */
export function useTableKeys({ controls, felt, cursor, setCursor }: TableKeys): void {
  useEffect(() => {
    const focusCell = (cell: number) => {
      setCursor(cell)
      felt.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus()
    }
    const pressArrow = (key: string, target: HTMLElement): boolean => {
      const direction = arrowDirection(key)
      if (!direction) return false
      if (controls.draft.aim === 'edge') {
        controls.selectEdge(directions.indexOf(direction))
        return true
      }
      if (!target.closest('[data-cell]')) return false
      focusCell(cellBeside(cursor, direction))
      return true
    }
    const pressLetter = (key: string): boolean => {
      if (/^[1-5]$/.test(key)) {
        controls.selectCard(Number(key) - 1)
        focusCell(cursor)
      } else if (key === 'm') {
        controls.aimMark()
        focusCell(cursor)
      } else if (key === 'e') controls.aimEdge()
      else if (key === 'escape') controls.back()
      else return false
      return true
    }
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return
      if (!controls.canPlay || target.closest(typing)) return
      if (pressArrow(event.key, target) || pressLetter(event.key.toLowerCase())) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}
