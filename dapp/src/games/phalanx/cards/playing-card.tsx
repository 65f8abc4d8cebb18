import { type Card, cardValue } from '@fivefold/sdk/phalanx'
import { SuitGlyph } from '../../common/suit-glyph.js'
import { isRed, rankText } from './card-text.js'

type PlayingCardProps = {
  card: Card
  /** On the battlefield: what is left of it. */
  hp?: number
}

/** A card's face. Whoever shows it names it for those who do not see it. */
export function PlayingCard({ card, hp }: PlayingCardProps) {
  const value = cardValue(card)
  return (
    <span className="play-card phalanx-card" data-red={isRed(card) || undefined} aria-hidden="true">
      <span className="phalanx-corner">
        <b>{rankText(card.rank)}</b>
        <SuitGlyph suit={card.suit} className="phalanx-corner-suit" />
      </span>
      <SuitGlyph suit={card.suit} className="phalanx-suit" />
      <span className="phalanx-hp" data-hurt={(hp !== undefined && hp < value) || undefined}>
        {hp === undefined || hp === value ? value : `${hp}/${value}`}
      </span>
    </span>
  )
}
