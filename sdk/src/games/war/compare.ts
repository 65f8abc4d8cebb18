import { faceValue, isLoaner, lotPriority } from './cards.js'
import type { Card, Game, PlayerIndex } from './state.js'

export type Comparison = { winnerIndex: PlayerIndex; decidedBy: 'face' | 'lot' } | 'tie'

/** The lot of a card; undefined where it is not known yet, empty for a loaner. */
const lotOf = (card: Card, lots: Game['lots']): string | undefined => (isLoaner(card) ? '' : lots[card.id])

/** The cards whose lots a comparison needs and does not have: lots decide only between cards of equal face value. */
export function missingLots([first, second]: readonly [Card, Card], lots: Game['lots']): number[] {
  if (faceValue(first) !== faceValue(second)) return []
  return [first, second].filter((card) => lotOf(card, lots) === undefined).map(({ id }) => id)
}

/** The higher face value wins, then the rarer lot; else it is a tie. No lot may be missing (`missingLots`). */
export function compareCards([first, second]: readonly [Card, Card], lots: Game['lots']): Comparison {
  const byFace = faceValue(first) - faceValue(second)
  if (byFace !== 0) return { winnerIndex: byFace > 0 ? 0 : 1, decidedBy: 'face' }
  const byLot = lotPriority(lotOf(first, lots) ?? '') - lotPriority(lotOf(second, lots) ?? '')
  if (byLot !== 0) return { winnerIndex: byLot > 0 ? 0 : 1, decidedBy: 'lot' }
  return 'tie'
}
