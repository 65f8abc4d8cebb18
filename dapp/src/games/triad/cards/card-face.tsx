import type { Edges } from '@fivefold/sdk/triad'
import { directions } from '../board/cells.js'
import type { CardLook } from './card-text.js'
import { HandGlyph } from './hand-glyph.js'
import { TraitGlyph } from './trait-glyph.js'

/** The owner's side on screen: near is the bottom. */
export type Side = 'near' | 'far'

type CardFaceProps = {
  card: CardLook
  side?: Side | undefined
  rarity?: number | undefined
  /** The printed edges, if they differ from the current ones. */
  printed?: Edges | undefined
  shield?: number
}

const pips = [1, 2, 3, 4, 5]

/** A card, face up. Decorative: the control around it has the label. */
export function CardFace({ card, side, rarity, printed, shield = 0 }: CardFaceProps) {
  const { edges, hand, trait, tokenId } = card
  return (
    <span className="triad-card" data-side={side} data-trait={trait} data-rarity={rarity} aria-hidden="true">
      <span className="triad-card-print">
        <span className="triad-card-medal">
          <TraitGlyph trait={trait} className="triad-card-glyph" />
        </span>
        {edges.map((value, edge) => (
          <span
            key={directions[edge]}
            className="triad-edge"
            data-edge={directions[edge]}
            data-change={changeOf(value, printed?.[edge])}
            data-wide={value > 9 || undefined}
          >
            {value}
          </span>
        ))}
        <span className="triad-card-hand">
          <HandGlyph hand={hand} />
        </span>
        {rarity !== undefined && (
          <span className="triad-card-rarity">
            {pips.slice(0, rarity).map((pip) => (
              <i key={pip} />
            ))}
          </span>
        )}
        <span className="triad-card-number">{`${tokenId}`}</span>
        {shield > 0 && <span className="triad-card-shield" />}
      </span>
    </span>
  )
}

function changeOf(value: number, printed: number | undefined): 'up' | 'down' | undefined {
  if (printed === undefined || printed === value) return undefined
  return value > printed ? 'up' : 'down'
}
