import { type Card, cardValue } from '@fivefold/sdk/phalanx'
import { SuitGlyph } from '../../common/suit-glyph.js'
import { isRed, rankText } from './card-text.js'

type PlayingCardProps = {
  card: Card
  /** On the battlefield: the health it has left. */
  hp?: number
}

/** A card's face. Decorative: the caller adds the label. */
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
