import type { Card, Column } from '@fivefold/sdk/phalanx'
import { type RefObject, useEffect } from 'react'
import { handKeys } from './orders.js'
import type { Orders } from './use-orders.js'

/** Controls that handle these keys themselves. */
const typing = 'input, textarea, select, dialog, [contenteditable]'

type MatchKeys = {
  orders: Orders
  hand: readonly Card[]
  felt: RefObject<HTMLElement | null>
  cursor: Column
  /** The target column, if there is only one. */
  meant: Column | undefined
}

/** Keyboard control: keys for hand cards, arrows move over columns, Enter confirms, p passes, Esc back. */
export function useMatchKeys({ orders, hand, felt, cursor, meant }: MatchKeys): void {
  useEffect(() => {
    const focusColumn = (column: number) =>
      felt.current?.querySelector<HTMLElement>(`[data-column="near-${column}"]`)?.focus()
    const press = (key: string): boolean => {
      const card = key.length === 1 ? hand[handKeys.indexOf(key)] : undefined
      if (key === 'arrowleft') focusColumn((cursor + 3) % 4)
      else if (key === 'arrowright') focusColumn((cursor + 1) % 4)
      else if (key === 'escape') orders.back()
      else if (key === 'p') orders.pass()
      else if (card) {
        orders.selectCard(card)
        focusColumn(meant ?? cursor)
      } else return false
      return true
    }
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return
      if (!orders.canAct || target.closest(typing) || target.closest('.play-log')) return
      if (press(event.key.toLowerCase())) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}
