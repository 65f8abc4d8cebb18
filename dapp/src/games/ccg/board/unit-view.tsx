import { type CardStats, findCard, type Unit } from '@fivefold/sdk/ccg'
import { CardFace } from '../cards/card-face.js'

type UnitViewProps = {
  unit: Unit
  cards: readonly CardStats[]
  rules: number
  /** Health after the turn; null if the unit dies. */
  after?: number | null | undefined
}

/** A unit on its slot, with the forecast of the turn. */
export function UnitView({ unit, cards, rules, after }: UnitViewProps) {
  const card = findCard(cards, unit.cardId)
  if (!card) return null
  return (
    <span
      className="ccg-unit"
      data-waits={unit.actedThisTurn || undefined}
      data-dies={after === null || undefined}
    >
      <CardFace card={card} rules={rules} now={{ attack: unit.attack, health: unit.currentHp }} />
      {after !== undefined && (
        <span className="ccg-after" aria-hidden="true">
          {after === null ? '✕' : `→ ${after}`}
        </span>
      )}
    </span>
  )
}
