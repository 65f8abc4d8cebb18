import type { BattlefieldCard, Column, ColumnAfter } from '@fivefold/sdk/phalanx'
import type { Ref } from 'react'
import { cardKey, standingText } from '../cards/card-text.js'
import { PlayingCard } from '../cards/playing-card.js'
import type { ColumnCards } from './columns.js'
import type { Trace } from './trace.js'

export type Side = 'near' | 'far'
/** Open: a card can be placed there. Ready: its front card can attack. */
export type ColumnMark = 'open' | 'ready' | 'chosen' | 'target' | 'reinforced'

type BoardColumnProps = {
  column: Column
  side: Side
  cards: ColumnCards
  owner: string
  mark?: ColumnMark | undefined
  /** The column after an attack. */
  after?: ColumnAfter | undefined
  trace?: Trace | undefined
  onPress?: (() => void) | undefined
  onFocus?: () => void
  isCursor?: boolean
  isOver?: boolean
  dropRef?: Ref<HTMLButtonElement>
}

/** Front and back card of one column; the two front rows face each other. */
export function BoardColumn(props: BoardColumnProps) {
  const { column, side, cards, owner, mark, after, trace, onPress, onFocus, isCursor, isOver, dropRef } =
    props
  const label = `${owner}, column ${column + 1}: ${columnText(cards)}${mark ? `, ${markTexts[mark]}` : ''}`
  const front = (
    <Cell cell={cards.front} row="front" hpAfter={after?.frontHp} isHit={isHit(after, 'frontCard')} />
  )
  const back = <Cell cell={cards.back} row="back" hpAfter={after?.backHp} isHit={isHit(after, 'backCard')} />
  const content = (
    <>
      {side === 'near' ? front : back}
      {side === 'near' ? back : front}
      {trace && <i key={trace.at} className="phalanx-trace" data-kind={trace.kind} aria-hidden="true" />}
    </>
  )
  const shared = {
    className: 'phalanx-column',
    'data-mark': mark,
    'data-over': isOver || undefined,
    'data-column': `${side}-${column}`,
    'aria-label': label,
  }
  if (!onPress) {
    return (
      <div {...shared} role="img">
        {content}
      </div>
    )
  }
  return (
    <button
      {...shared}
      ref={dropRef}
      type="button"
      tabIndex={isCursor === false ? -1 : 0}
      aria-pressed={mark === 'chosen'}
      onClick={onPress}
      onFocus={onFocus}
    >
      {content}
    </button>
  )
}

const markTexts: Record<ColumnMark, string> = {
  open: 'free for a card',
  ready: 'can attack',
  chosen: 'attacks',
  target: 'under attack',
  reinforced: 'to be reinforced',
}

function columnText({ front, back }: ColumnCards): string {
  if (!front && !back) return 'empty'
  const inFront = front ? standingText(front) : 'nobody'
  return `${inFront} in front${back ? `; ${standingText(back)} behind` : ''}`
}

const isHit = (after: ColumnAfter | undefined, target: 'frontCard' | 'backCard'): boolean =>
  after?.steps.some((step) => step.target === target) ?? false

type CellProps = {
  cell: BattlefieldCard | null
  row: 'front' | 'back'
  hpAfter: number | null | undefined
  isHit: boolean
}

function Cell({ cell, row, hpAfter, isHit }: CellProps) {
  return (
    <span className="phalanx-cell" data-row={row} data-filled={cell !== null || undefined}>
      {cell && <PlayingCard key={cardKey(cell.card)} card={cell.card} hp={cell.currentHp} />}
      {cell && isHit && (
        <span className="phalanx-fate" aria-hidden="true">
          {hpAfter === null ? 'falls' : `→ ${hpAfter}`}
        </span>
      )}
    </span>
  )
}
