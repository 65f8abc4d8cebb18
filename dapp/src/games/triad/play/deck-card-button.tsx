import { DraggableCard } from '../../common/cards/draggable-card.js'
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
  const label = [cardText(card), note, isInDeck ? 'in the deck' : ''].filter(Boolean).join(', ')
  return (
    <DraggableCard
      id={id}
      className="triad-pick"
      aria-pressed={isInDeck}
      aria-label={label}
      onClick={onPress}
    >
      <CardFace card={card} rarity={rarity} />
    </DraggableCard>
  )
}
