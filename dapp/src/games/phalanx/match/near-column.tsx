import { useDroppable } from '@dnd-kit/core'
import type { Column } from '@fivefold/sdk/phalanx'
import { BoardColumn, type ColumnMark } from '../board/board-column.js'
import type { ColumnCards } from '../board/columns.js'
import type { Trace } from '../board/trace.js'

type NearColumnProps = {
  column: Column
  cards: ColumnCards
  owner: string
  mark: ColumnMark | undefined
  trace: Trace | undefined
  isCursor: boolean
  onPress: () => void
  onFocus: () => void
}

/** An own column: cards are put there, and attacks begin there. */
export function NearColumn(props: NearColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: props.column })
  return <BoardColumn {...props} side="near" isOver={isOver} dropRef={setNodeRef} />
}
