import type { Cards, DeckCard } from '@fivefold/sdk/triad'
import { HandCard as Card } from '../../common/cards/hand-card.js'
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
  return (
    <li data-used={isUsed || undefined}>
      {isUsed ? (
        <span className="sr-only">played</span>
      ) : (
        <Card
          id={index}
          gameId="triad"
          label={cardText(card)}
          isSelected={isSelected}
          canDrag={canPlay}
          canChoose={canPlay}
          shortcut={index + 1}
          onSelect={onSelect}
        >
          <CardFace card={card} side="near" rarity={rarityOf(cards, card.tokenId)} />
        </Card>
      )}
    </li>
  )
}
