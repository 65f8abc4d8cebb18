import type { CardStats, PlayerState } from '@fivefold/sdk/ccg'
import { ownerText, slotLabel } from './slot-label.js'
import { UnitView } from './unit-view.js'

type BoardRowProps = { player: PlayerState; name: string; cards: readonly CardStats[]; rules: number }

/** Four slots to look at. */
export function BoardRow({ player, name, cards, rules }: BoardRowProps) {
  return (
    <ul className="ccg-row" aria-label={`${ownerText(name)} board`}>
      {[...player.board.entries()].map(([slot, unit]) => (
        <li key={slot}>
          <div
            className="ccg-slot"
            role="img"
            aria-label={slotLabel({ owner: ownerText(name), slot, unit, cards, rules })}
            data-filled={unit ? true : undefined}
          >
            {unit && <UnitView unit={unit} cards={cards} rules={rules} />}
          </div>
        </li>
      ))}
    </ul>
  )
}
