import type { Hand } from '@fivefold/sdk/triad'

// Rock, paper, scissors on 24 × 24.
const paths = [
  'M5 9.5 8 5.500h8l4 4v6l-4.500 4h-7L4 15.500Z',
  'M6 3.500h8.500L19 8v12.500H6Zm8 1v4h4M9 12.500h7M9 16h7',
  'M5.500 4 15.300 16M18.500 4 8.700 16M7.200 21a2.700 2.700 0 1 0 0-5.400 2.700 2.700 0 0 0 0 5.400ZM16.800 21a2.700 2.700 0 1 0 0-5.400 2.700 2.700 0 0 0 0 5.400Z',
] as const

export function HandGlyph({ hand, className }: { hand: Hand; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={paths[hand]} />
    </svg>
  )
}
