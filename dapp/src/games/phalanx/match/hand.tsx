import { type Card, isSameCard } from '@fivefold/sdk/phalanx'
import { HandCard } from '../../common/cards/hand-card.js'
import { cardKey, cardName } from '../cards/card-text.js'
import { PlayingCard } from '../cards/playing-card.js'
import { handKeys } from './orders.js'

type HandProps = {
  cards: readonly Card[]
  selected: Card | null
  /** Whether a card can be played from the hand now. */
  canPlay: boolean
  onSelect: (card: Card) => void
}

/** The player's own hand: cards are selected by click or key, or dragged to a column. */
export function Hand({ cards, selected, canPlay, onSelect }: HandProps) {
  if (cards.length === 0) return <p className="play-bar">Your hand is empty.</p>
  return (
    <ul className="phalanx-hand" aria-label="Your hand">
      {cards.map((card, index) => (
        <li key={cardKey(card)}>
          <HandCard
            id={index}
            gameId="phalanx"
            label={cardName(card)}
            isSelected={selected !== null && isSameCard(selected, card)}
            canDrag={canPlay}
            canChoose={canPlay}
            shortcut={handKeys[index]}
            onSelect={() => onSelect(card)}
          >
            <PlayingCard card={card} />
          </HandCard>
        </li>
      ))}
    </ul>
  )
}
