import { useDroppable } from '@dnd-kit/core'
import type { ReactNode } from 'react'

type BoardCellProps = {
  cell: number
  label: string
  /** Whether selecting it has an effect now. */
  can: boolean
  /** Whether a card can be dropped on it now. */
  canDrop: boolean
  isFilled: boolean
  /** A card that the drafted turn would flip. */
  isThreatened: boolean
  isCursor: boolean
  onPress: () => void
  onFocus: () => void
  children: ReactNode
}

/** One cell at the table: a button and a drop target. */
export function BoardCell(props: BoardCellProps) {
  const { cell, label, canDrop, isFilled, isThreatened, isCursor, onPress, onFocus, children } = props
  const { setNodeRef, isOver, active } = useDroppable({ id: cell, disabled: isFilled })
  const can = props.can || (canDrop && active !== null)
  return (
    <button
      ref={setNodeRef}
      type="button"
      className="triad-cell"
      data-cell={cell}
      data-can={can || undefined}
      data-filled={isFilled || undefined}
      data-threat={isThreatened || undefined}
      data-over={(isOver && can) || undefined}
      aria-label={isThreatened ? `${label}, would be flipped` : label}
      aria-disabled={!can}
      tabIndex={isCursor ? 0 : -1}
      onClick={onPress}
      onFocus={onFocus}
    >
      {children}
    </button>
  )
}
