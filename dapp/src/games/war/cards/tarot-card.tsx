import { type Card, type CardFace, cardFace, cardName } from '@fivefold/sdk/war'
import { rankText, romanNumeral } from './card-text.js'
import { MajorGlyph } from './major-glyph.js'
import { pipsOf } from './pips.js'
import { SuitGlyph, type TarotSuit } from './suit-glyph.js'

/** A card's face. Decorative: the caller adds the label. */
export function TarotCard({ card }: { card: Pick<Card, 'value'> }) {
  const face = cardFace(card)
  const name = cardName(card)
  return (
    <svg viewBox="0 0 100 160" className="war-card" data-kind={kindOf(face)} aria-hidden="true">
      <rect x="1" y="1" width="98" height="158" rx="8" className="war-paper" />
      <rect x="5.500" y="5.500" width="89" height="149" rx="5" className="war-frame" />
      {'major' in face ? <Major major={face.major} /> : <Minor {...face} />}
      <path d="M12 135h76" className="war-frame" />
      <text x="50" y="147.500" className="war-name" fontSize={name.length > 16 ? 8.6 : 10}>
        {name}
      </text>
    </svg>
  )
}

const kindOf = (face: CardFace): string => ('major' in face ? 'Major' : face.suit)

function Major({ major }: { major: number }) {
  return (
    <>
      <text x="50" y="25" className="war-numeral">
        {romanNumeral(major)}
      </text>
      <circle cx="50" cy="80" r="40" className="war-halo" />
      <MajorGlyph major={major} x={50} y={80} size={58} />
    </>
  )
}

function Minor({ suit, rank }: { suit: TarotSuit; rank: number }) {
  return (
    <>
      <text x="16.500" y="25" className="war-numeral">
        {rankText(rank)}
      </text>
      <text x="83.500" y="25" className="war-numeral">
        {rankText(rank)}
      </text>
      {rank > 10 ? <Court suit={suit} rank={rank} /> : <Pips suit={suit} rank={rank} />}
    </>
  )
}

function Pips({ suit, rank }: { suit: TarotSuit; rank: number }) {
  if (rank === 1) return <SuitGlyph suit={suit} x={50} y={80} size={62} />
  return pipsOf(rank).map(([x, y]) => <SuitGlyph key={`${x} ${y}`} suit={suit} x={x} y={y} size={19} />)
}

/** The symbol of a court card, above its suit. */
const ranks: Readonly<Record<number, string>> = {
  11: 'M42 44l8-8 8 8',
  12: 'M42 44l8-8 8 8M42 36l8-8 8 8',
  13: 'M36 44V30l7 7 7-9 7 9 7-7v14Z',
  14: 'M34 44V28l8 7 8-13 8 13 8-7v16ZM50 22v-7M46.500 18h7',
}

function Court({ suit, rank }: { suit: TarotSuit; rank: number }) {
  return (
    <>
      <path d={ranks[rank]} className="war-rank" />
      <circle cx="50" cy="88" r="36" className="war-halo" />
      <SuitGlyph suit={suit} x={50} y={88} size={46} />
    </>
  )
}
