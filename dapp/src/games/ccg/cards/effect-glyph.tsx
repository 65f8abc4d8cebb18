import { type CardStats, effectIds, effectOf } from '@fivefold/sdk/ccg'

/** The icon of a card's effect, on a 24 × 24 grid. */
const paths: Readonly<Record<number, string>> = {
  [effectIds.none]: 'M12 3 20 12 12 21 4 12Z',
  [effectIds.taunt]: 'M12 2.500 20 5.500v6c0 5-3.300 8.500-8 10-4.700-1.500-8-5-8-10v-6Z',
  [effectIds.charge]: 'M13.500 2 4.500 13.500h6L9 22l10-12.500h-6.500Z',
  [effectIds.heal]: 'M9.500 3h5v6.500H21v5h-6.500V21h-5v-6.500H3v-5h6.500Z',
  [effectIds.damage]:
    'M12 2c1 4.500 6 6.500 6 12a6 6 0 0 1-12 0c0-2.500 1.200-4 2.500-5.200C9.300 11 11 11.500 11 9.500c0-2.500-.5-4.500 1-7.500Z',
  [effectIds.draw]: 'M4 6.500 14 4l3 12.500-10 2.500ZM16.500 7l4 1-3 12-7.500-2Z',
  [effectIds.raise]: 'M12 2l3.500 4v8H19v3h-5.500v5h-3v-5H5v-3h3.500V6Z',
  [effectIds.deathrattle]:
    'M12 2a8 8 0 0 1 5 14.200V21h-2.500v-2.500h-1.200V21h-2.600v-2.500H9.500V21H7v-4.800A8 8 0 0 1 12 2ZM9 9a2 2 0 1 0 .01 4A2 2 0 0 0 9 9Zm6 0a2 2 0 1 0 .01 4A2 2 0 0 0 15 9Z',
}

type EffectGlyphProps = { card: CardStats; rules: number; className?: string }

export function EffectGlyph({ card, rules, className }: EffectGlyphProps) {
  const effect = Math.min(effectOf(card, rules), effectIds.deathrattle)
  return (
    <svg viewBox="0 0 24 24" className={className} fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={paths[effect] ?? paths[effectIds.none]} />
    </svg>
  )
}
