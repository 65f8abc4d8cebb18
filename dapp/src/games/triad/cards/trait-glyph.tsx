import type { Trait } from '@fivefold/sdk/triad'
import type { ReactNode } from 'react'

// Drawn on 24 × 24, filled with the trait's colour.
const glyphs: Record<Trait, ReactNode> = {
  none: (
    <>
      <ellipse cx="12" cy="15.6" rx="4.6" ry="3.9" />
      <ellipse cx="5.6" cy="11.2" rx="1.9" ry="2.6" />
      <ellipse cx="9.6" cy="7.4" rx="1.9" ry="2.7" />
      <ellipse cx="14.4" cy="7.4" rx="1.9" ry="2.7" />
      <ellipse cx="18.4" cy="11.2" rx="1.9" ry="2.6" />
    </>
  ),
  cosmic: (
    <>
      <path d="M12 5.2 13.7 10.3 18.8 12 13.7 13.7 12 18.8 10.3 13.7 5.2 12 10.3 10.3Z" />
      <path
        d="M3.3 16.9C1.9 14.4 5 9.8 10.2 6.8c5.2-3 10.3-3.2 11.5-1.1M20.7 7.1c1.4 2.5-1.7 7.1-6.9 10.1-5.2 3-10.3 3.2-11.5 1.1"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </>
  ),
  light: (
    <>
      <circle cx="12" cy="12" r="4.6" />
      <path
        d="M12 2.2v3M12 18.8v3M2.2 12h3M18.8 12h3M5.1 5.1l2.1 2.1M16.8 16.8l2.1 2.1M18.9 5.1l-2.1 2.1M7.2 16.8l-2.1 2.1"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
    </>
  ),
  shadow: <path d="M15.6 2.9a9.3 9.3 0 1 0 5.5 12.6A7.6 7.6 0 0 1 15.6 2.9Z" />,
  forest: (
    <path d="M20.6 3.2C11 2.6 4.6 6.5 4.4 13.4c0 1.5.3 2.9.9 4L3.4 20.8l1.8 1 1.6-2.8c1.1.6 2.5 1 4 .9 7-.4 10.3-7 9.8-16.7ZM7.6 16.6c2-3.8 4.7-6.6 8.6-8.6-3.2 2.7-5.6 5.7-7.3 9.2Z" />
  ),
  metal: (
    <path
      d="M12 2.2 20.5 7v10L12 21.8 3.5 17V7Zm0 5.3A4.5 4.5 0 1 0 12 16.5 4.5 4.5 0 0 0 12 7.5Z"
      fillRule="evenodd"
    />
  ),
  flame: (
    <path d="M13.2 2c.7 3.7-1.6 5.2-3.3 7.4-.5-1-.7-1.8-.7-2.9C6.500 8.700 4.800 11.400 4.800 14.300c0 4.200 3.200 7.600 7.200 7.600s7.200-3.200 7.200-7.400C19.200 9.600 16 6.400 13.200 2Zm-1 17.600c-1.800 0-3.100-1.300-3.100-3 0-1.900 1.500-3 2.700-4.600.4 1.500 3.500 2.500 3.500 4.800 0 1.700-1.400 2.800-3.100 2.800Z" />
  ),
  aqua: (
    <path d="M12 2.200c3.500 4.600 6.900 8.300 6.900 12.600a6.900 6.900 0 0 1-13.800 0C5.100 10.500 8.500 6.800 12 2.200Zm-3.600 12.500c0 2.200 1.500 3.800 3.600 3.900v-1.500c-1.300-.1-2.100-1.100-2.100-2.400Z" />
  ),
  thunder: <path d="M14.700 1.800 4.600 13.700h5.900L8.600 22.200 19.400 9.700h-6.200Z" />,
  wind: (
    <path
      d="M2.800 9.300h10.600a3 3 0 1 0-2.900-3.700M2.800 13h15.300a3.100 3.100 0 1 1-3 3.900M2.800 16.700h6.600a2.300 2.300 0 1 1-2.200 2.900"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    />
  ),
  earth: (
    <path d="M8.900 5.600 1.700 19.400h20.600L16.600 9.700l-2.300 3.600ZM8.900 9l2.600 5-2.500-1.300-1.500 1.700-1.400-.7Z" />
  ),
}

/** The icon of a trait. Decorative: the card's label has the name. */
export function TraitGlyph({ trait, className }: { trait: Trait; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} fill="currentColor" aria-hidden="true">
      {glyphs[trait]}
    </svg>
  )
}
