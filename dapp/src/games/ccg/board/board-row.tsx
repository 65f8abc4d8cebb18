import { type CardStats, findCard, type PlayerState } from '@fivefold/sdk/ccg'
import { CardZoom } from '../cards/card-face.js'
import { ownerText, slotLabel } from './slot-label.js'
import { UnitView } from './unit-view.js'

type BoardRowProps = { player: PlayerState; name: string; cards: readonly CardStats[]; rules: number }

/** Four read-only slots. */
export function BoardRow({ player, name, cards, rules }: BoardRowProps) {
  return (
    <ul className="ccg-row" aria-label={`${ownerText(name)} board`}>
      {[...player.board.entries()].map(([slot, unit]) => {
        const card = unit && findCard(cards, unit.cardId)
        return (
          <li key={slot}>
            <div
              className="ccg-slot"
              role="img"
              aria-label={slotLabel({ owner: ownerText(name), slot, unit, cards, rules })}
              data-filled={unit ? true : undefined}
            >
              {unit && <UnitView unit={unit} cards={cards} rules={rules} />}
            </div>
            {card && <CardZoom card={card} rules={rules} />}
          </li>
        )
      })}
    </ul>
  )
}
