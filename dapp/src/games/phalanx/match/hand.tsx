import { useDraggable } from '@dnd-kit/core'
import { type Card, isSameCard } from '@fivefold/sdk/phalanx'
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

/** One's own hand: cards are chosen by click or key, or dragged to their column. */
export function Hand({ cards, selected, canPlay, onSelect }: HandProps) {
  if (cards.length === 0) return <p className="phalanx-bar">Your hand is empty.</p>
  return (
    <ul className="phalanx-hand" aria-label="Your hand">
      {cards.map((card, index) => (
        <HandCard
          key={cardKey(card)}
          card={card}
          index={index}
          isSelected={selected !== null && isSameCard(selected, card)}
          canPlay={canPlay}
          onSelect={() => onSelect(card)}
        />
      ))}
    </ul>
  )
}

type HandCardProps = {
  card: Card
  index: number
  isSelected: boolean
  canPlay: boolean
  onSelect: () => void
}

function HandCard({ card, index, isSelected, canPlay, onSelect }: HandCardProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: index, disabled: !canPlay })
  return (
    <li>
      <button
        ref={setNodeRef}
        type="button"
        className="phalanx-hand-card"
        data-dragging={isDragging || undefined}
        aria-pressed={isSelected}
        aria-disabled={!canPlay}
        aria-label={cardName(card)}
        onClick={onSelect}
        {...listeners}
      >
        <PlayingCard card={card} />
        {handKeys[index] && (
          <span className="phalanx-hand-key" aria-hidden="true">
            {handKeys[index]}
          </span>
        )}
      </button>
    </li>
  )
}
