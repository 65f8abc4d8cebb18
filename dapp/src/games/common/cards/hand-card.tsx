import type { ReactNode } from 'react'
import { DraggableCard } from './draggable-card.js'

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
  /** Attributes for the game's styles. */
  data?: Readonly<Record<`data-${string}`, string | number | boolean | undefined>>
  children: ReactNode
}

/** A card of the player's own hand: selected by click or key, or dragged to a target. */
export function HandCard(props: HandCardProps) {
  const { id, gameId, label, isSelected, canDrag = true, canChoose = true, shortcut, onSelect } = props
  return (
    <DraggableCard
      id={id}
      className={`play-hand-card ${gameId}-hand-card`}
      {...props.data}
      canDrag={canDrag}
      aria-pressed={isSelected}
      aria-disabled={canChoose ? undefined : true}
      aria-label={label}
      onClick={onSelect}
    >
      {props.children}
      {shortcut !== undefined && (
        <span className="play-hand-key" aria-hidden="true">
          {shortcut}
        </span>
      )}
    </DraggableCard>
  )
}
