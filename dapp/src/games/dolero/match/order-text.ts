import type { Position } from './draft.js'

const texts: Record<Position, string> = {
  3: '3 · opens first',
  2: '2 · opens second',
  1: '1 · after the bets',
}

/** When a position is revealed. */
export const orderText = (position: Position): string => texts[position]
