import type { Column, PlayerState } from '@fivefold/sdk/phalanx'
import { Fragment, type ReactNode } from 'react'
import { BoardColumn, type Side } from './board-column.js'
import { cardsOf, columns } from './columns.js'
import type { Trace } from './trace.js'

type FormationProps = {
  player: PlayerState
  side: Side
  name: string
  trace?: (column: Column) => Trace | undefined
  renderColumn?: (column: Column) => ReactNode
}

/** Four columns of two cards; read-only unless `renderColumn` is given. */
export function Formation({ player, side, name, trace, renderColumn }: FormationProps) {
  const show = (column: Column) => (
    <BoardColumn
      column={column}
      side={side}
      cards={cardsOf(player, column)}
      owner={name}
      trace={trace?.(column)}
    />
  )
  return (
    <section className="phalanx-formation" aria-label={`Battlefield: ${name}`}>
      {columns.map((column) => (
        <Fragment key={column}>{(renderColumn ?? show)(column)}</Fragment>
      ))}
    </section>
  )
}
