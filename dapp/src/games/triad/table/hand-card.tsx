import { useDraggable } from '@dnd-kit/core'
import type { Cards, DeckCard } from '@fivefold/sdk/triad'
import { CardFace } from '../cards/card-face.js'
import { cardText, rarityOf } from '../cards/card-text.js'

type HandCardProps = {
  card: DeckCard
  index: number
  cards: Cards
  isSelected: boolean
  isUsed: boolean
  canPlay: boolean
  onSelect: () => void
}

/** A card of the player's own hand: selected by click, or dragged to a cell. */
export function HandCard({ card, index, cards, isSelected, isUsed, canPlay, onSelect }: HandCardProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: index, disabled: !canPlay || isUsed })
  return (
    <li data-used={isUsed || undefined}>
      {isUsed ? (
        <span className="sr-only">played</span>
      ) : (
        <button
          ref={setNodeRef}
          type="button"
          className="triad-hand-card"
          data-dragging={isDragging || undefined}
          aria-pressed={isSelected}
          aria-disabled={!canPlay}
          aria-label={cardText(card)}
          onClick={onSelect}
          {...listeners}
        >
          <CardFace card={card} side="near" rarity={rarityOf(cards, card.tokenId)} />
          <span className="triad-hand-key" aria-hidden="true">
            {index + 1}
          </span>
        </button>
      )}
    </li>
  )
}
