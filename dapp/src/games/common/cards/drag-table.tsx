import { DndContext, DragOverlay, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { type ReactNode, useState } from 'react'

type DragTableProps<Card, Place> = {
  /** The game whose styles the dragged card uses. */
  gameId: string
  onDragStart?: (card: Card) => void
  onDrop: (card: Card, place: Place) => void
  renderDragged: (card: Card) => ReactNode
  /** How long a touch is held before it drags, in milliseconds. */
  touchDelay?: number
  children: ReactNode
}

/** A table on which cards can be dragged by mouse or touch. `Card` and `Place` are drag-and-drop ids. */
export function DragTable<Card extends string | number, Place extends string | number>(
  props: DragTableProps<Card, Place>,
) {
  const { gameId, onDragStart, onDrop, renderDragged, touchDelay = 120, children } = props
  const [dragged, setDragged] = useState<Card>()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: touchDelay, tolerance: 8 } }),
  )
  const shown = dragged === undefined ? undefined : renderDragged(dragged)
  return (
    <DndContext
      sensors={sensors}
      onDragStart={({ active }) => {
        setDragged(active.id as Card)
        onDragStart?.(active.id as Card)
      }}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ active, over }) => {
        setDragged(undefined)
        if (over) onDrop(active.id as Card, over.id as Place)
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {shown && <span className={`${gameId} ${gameId}-dragged play-dragged`}>{shown}</span>}
      </DragOverlay>
    </DndContext>
  )
}
