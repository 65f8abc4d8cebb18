import type { PlayedCard } from '@fivefold/sdk/war'
import { CardBack } from '../cards/card-back.js'
import { ShownCard } from '../cards/shown-card.js'

type PileProps = {
  owner: string
  cards: readonly PlayedCard[]
  lots: Readonly<Record<string, string>>
  /** Whether these cards won or lost the round. */
  fate: 'won' | 'lost' | undefined
}

/** A player's cards on the table: face up, with the face-down cards of a war between them. */
export function Pile({ owner, cards, lots, fate }: PileProps) {
  return (
    <ul className="war-pile" aria-label={`${owner} on the table`} data-fate={fate}>
      {[...cards.entries()].map(([index, { card }]) => (
        <li
          key={`${index} ${card?.id ?? 'down'}`}
          style={{ '--index': index }}
          data-down={card === null || undefined}
        >
          {card ? (
            <ShownCard card={card} lots={lots} />
          ) : (
            <span role="img" aria-label="face down">
              <CardBack />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
