import { blank, rankOf, suitOf } from '@fivefold/sdk/dolero'
import { SuitGlyph } from '../../common/suit-glyph.js'

/** A card's face, or its back if it is unknown. Decorative: the caller adds the label. */
export function PlayingCard({ card }: { card: number | null }) {
  if (card === null) return <span className="play-card dolero-back" aria-hidden="true" />
  if (card === blank) {
    return (
      <span className="play-card dolero-blank" aria-hidden="true">
        0
      </span>
    )
  }
  const suit = suitOf(card)
  return (
    <span
      className="play-card"
      data-red={suit === 'hearts' || suit === 'diamonds' || undefined}
      aria-hidden="true"
    >
      <b className="dolero-rank">{rankOf(card)}</b>
      <SuitGlyph suit={suit} className="dolero-suit" />
    </span>
  )
}
