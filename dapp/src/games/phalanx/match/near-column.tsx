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

/** One of the player's own columns: a target for cards, and the origin of attacks. */
export function NearColumn(props: NearColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: props.column })
  return <BoardColumn {...props} side="near" isOver={isOver} dropRef={setNodeRef} />
}
