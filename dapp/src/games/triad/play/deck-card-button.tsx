import { useDraggable } from '@dnd-kit/core'
import { CardFace } from '../cards/card-face.js'
import { type CardLook, cardText } from '../cards/card-text.js'

type DeckCardButtonProps = {
  id: string
  card: CardLook
  rarity?: number | undefined
  isInDeck: boolean
  note?: string
  onPress: () => void
}

/** A button that adds a card to the deck or removes it. */
export function DeckCardButton({ id, card, rarity, isInDeck, note, onPress }: DeckCardButtonProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id })
  const label = [cardText(card), note, isInDeck ? 'in the deck' : ''].filter(Boolean).join(', ')
  return (
    <button
      ref={setNodeRef}
      type="button"
      className="triad-pick"
      data-dragging={isDragging || undefined}
      aria-pressed={isInDeck}
      aria-label={label}
      onClick={onPress}
      {...listeners}
    >
      <CardFace card={card} rarity={rarity} />
    </button>
  )
}
