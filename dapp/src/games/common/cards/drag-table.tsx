import { DndContext, DragOverlay, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { type ReactNode, useState } from 'react'

type DragTableProps<Place> = {
  /** The game whose styles the dragged card uses. */
  gameId: string
  onDragStart?: (card: number) => void
  onDrop: (card: number, place: Place) => void
  /** The id of the card that is being dragged. */
  renderDragged: (card: number) => ReactNode
  children: ReactNode
}

/** A table on which cards can be dragged, by mouse or touch. */
export function DragTable<Place extends string | number>(props: DragTableProps<Place>) {
  const { gameId, onDragStart, onDrop, renderDragged, children } = props
  const [dragged, setDragged] = useState<number>()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
  )
  const shown = dragged === undefined ? undefined : renderDragged(dragged)
  return (
    <DndContext
      sensors={sensors}
      onDragStart={({ active }) => {
        setDragged(Number(active.id))
        onDragStart?.(Number(active.id))
      }}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ active, over }) => {
        setDragged(undefined)
        if (over) onDrop(Number(active.id), over.id as Place)
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {shown && <span className={`${gameId} ${gameId}-dragged play-dragged`}>{shown}</span>}
      </DragOverlay>
    </DndContext>
  )
}
