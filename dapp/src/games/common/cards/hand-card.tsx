import { useDraggable } from '@dnd-kit/core'
import type { ReactNode } from 'react'

type HandCardProps = {
  /** The id for dragging. */
  id: number
  gameId: string
  label: string
  isSelected: boolean
  canDrag?: boolean
  canChoose?: boolean
  /** The keyboard shortcut that selects it. */
  shortcut?: string | number | undefined
  onSelect: () => void
  /** A class name for the game's styles. */
  data?: Readonly<Record<`data-${string}`, string | number | boolean | undefined>>
  children: ReactNode
}

/** A card of the player's own hand: selected by click or key, or dragged to a target. */
export function HandCard(props: HandCardProps) {
  const { id, gameId, label, isSelected, canDrag = true, canChoose = true, shortcut, onSelect } = props
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, disabled: !canDrag })
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={`play-hand-card ${gameId}-hand-card`}
      {...props.data}
      data-dragging={isDragging || undefined}
      aria-pressed={isSelected}
      aria-disabled={canChoose ? undefined : true}
      aria-label={label}
      onClick={onSelect}
      {...listeners}
    >
      {props.children}
      {shortcut !== undefined && (
        <span className="play-hand-key" aria-hidden="true">
          {shortcut}
        </span>
      )}
    </button>
  )
}
