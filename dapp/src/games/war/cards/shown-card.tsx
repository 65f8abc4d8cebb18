import { type Card, isLoaner } from '@fivefold/sdk/war'
import { badgeText, rarityOf, spokenCard } from './card-text.js'
import { TarotCard } from './tarot-card.js'

type ShownCardProps = { card: Card; lots: Readonly<Record<string, string>> }

/** A card, face up, with its value in a tie. */
export function ShownCard({ card, lots }: ShownCardProps) {
  return (
    <span className="war-shown" role="img" aria-label={spokenCard(card, lots)} data-card={card.value}>
      <TarotCard card={card} />
      <span
        className="war-badge"
        data-rarity={rarityOf(card, lots)}
        data-loaner={isLoaner(card) || undefined}
        aria-hidden="true"
      >
        {badgeText(card, lots)}
      </span>
    </span>
  )
}
