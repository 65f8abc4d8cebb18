import type { CardFace } from '@fivefold/sdk/war'

export type TarotSuit = Extract<CardFace, { suit: string }>['suit']

const paths: Record<TarotSuit, string> = {
  Wands:
    'M10.700 5.500 12 2l1.300 3.500V22h-2.600ZM13.300 8.500C14 5.200 16.500 4 20 4c0 3.600-2.400 6-6.700 6.200ZM10.700 14.500C10 11.200 7.500 10 4 10c0 3.600 2.400 6 6.700 6.200Z',
  Cups: 'M5 2.500h14c0 6.500-2 10.700-5.600 11.900v3.800c2.200.3 3.600 1.300 3.600 3.300H7c0-2 1.400-3 3.600-3.300v-3.800C7 13.200 5 9 5 2.500Z',
  Swords: 'M12 1.500 14 4.500V14h5v2.400h-5.600V20h1v2.500H9.600V20h1v-3.600H5V14h5V4.500Z',
  Pentacles:
    'M12 1.500a10.500 10.500 0 1 0 0 21 10.500 10.500 0 0 0 0-21Zm0 3.300 1.900 5h5.200l-4.200 3.300 1.500 5.200L12 15.300l-4.400 3 1.500-5.200L4.900 9.800h5.200Z',
}

type SuitGlyphProps = { suit: TarotSuit; x: number; y: number; size: number }

/** The symbol of a suit inside a larger drawing. */
export function SuitGlyph({ suit, x, y, size }: SuitGlyphProps) {
  return (
    <svg x={x - size / 2} y={y - size / 2} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[suit]} fill="currentColor" fillRule="evenodd" />
    </svg>
  )
}
