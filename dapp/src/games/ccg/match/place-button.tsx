import { useDroppable } from '@dnd-kit/core'
import type { ReactNode } from 'react'
import { type PlaceId, placeText } from './plan.js'

type PlaceButtonProps = {
  place: PlaceId
  label: string
  className: string
  /** Whether the chosen card can go there. */
  can: boolean
  isFilled?: boolean
  /** Whether the keyboard focus enters the board here. */
  isCursor: boolean
  onPress: () => void
  onFocus: () => void
  children?: ReactNode
}

/** A place on the table: a button and a drop target. */
export function PlaceButton(props: PlaceButtonProps) {
  const { place, label, className, can, isFilled, isCursor, onPress, onFocus, children } = props
  const { setNodeRef, isOver } = useDroppable({ id: place })
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={`ccg-place ${className}`}
      data-place={place}
      data-can={can || undefined}
      data-filled={isFilled || undefined}
      data-over={(isOver && can) || undefined}
      aria-label={can ? `${label}. Choose ${placeText(place)}` : label}
      aria-disabled={!can}
      tabIndex={isCursor || can ? 0 : -1}
      onClick={() => can && onPress()}
      onFocus={onFocus}
    >
      {children}
    </button>
  )
}
