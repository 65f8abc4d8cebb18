import { useDraggable } from '@dnd-kit/core'
import type { ComponentProps } from 'react'

type DraggableCardProps = Omit<ComponentProps<'button'>, 'id' | 'type'> & {
  /** The id for dragging. */
  id: string | number
  className: string
  canDrag?: boolean
}

/** A card as a button that can also be dragged. */
export function DraggableCard({ id, className, canDrag = true, ...props }: DraggableCardProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, disabled: !canDrag })
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={`play-card-button ${className}`}
      data-dragging={isDragging || undefined}
      {...props}
      {...listeners}
    />
  )
}
