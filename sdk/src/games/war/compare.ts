import { faceValue, isLoaner, lotPriority } from './cards.js'
import type { Card, Game, PlayerIndex } from './state.js'

export type Comparison = { winnerIndex: PlayerIndex; decidedBy: 'face' | 'lot' } | 'tie'

/** The lot of a card, as far as it was told; a loaner has none. */
const lotOf = (card: Card, lots: Game['lots']): string | undefined => (isLoaner(card) ? '' : lots[card.id])

/** Lots decide only between cards of one face value. */
export function missingLots([first, second]: readonly [Card, Card], lots: Game['lots']): number[] {
  if (faceValue(first) !== faceValue(second)) return []
  return [first, second].filter((card) => lotOf(card, lots) === undefined).map(({ id }) => id)
}

/** Higher face value wins, then the rarer lot; else it is a true tie. Wants no lot to be missing. */
export function compareCards([first, second]: readonly [Card, Card], lots: Game['lots']): Comparison {
  const byFace = faceValue(first) - faceValue(second)
  if (byFace !== 0) return { winnerIndex: byFace > 0 ? 0 : 1, decidedBy: 'face' }
  const byLot = lotPriority(lotOf(first, lots) ?? '') - lotPriority(lotOf(second, lots) ?? '')
  if (byLot !== 0) return { winnerIndex: byLot > 0 ? 0 : 1, decidedBy: 'lot' }
  return 'tie'
}
