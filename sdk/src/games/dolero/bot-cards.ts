import { isBust, places, scoreOf } from './cards.js'
import { type Arrangement, arrangementsOf } from './commitments.js'
import { blank, deckSize } from './state.js'

/** The value of a score against an unknown one: 0 for a bust, 1 for 21. */
const worthOf = (score: number): number => (isBust(score) ? 0 : (score / 21) ** 3)

/** The arrangement of a hand with the best score, the most informative card face down. */
export function bestArrangement(hand: readonly number[], mustHaveBlank: boolean): Arrangement {
  const ways = arrangementsOf(hand, mustHaveBlank)
  let best = ways[0] as Arrangement
  let bestRank = Number.NEGATIVE_INFINITY
  for (const way of ways) {
    const hidden = scoreOf([way[0]])
    // A hidden blank would reveal the score to the opponent.
    const rank = 100 * worthOf(scoreOf(way)) + (way[0] === blank ? -1 : hidden / 100)
    if (rank > bestRank) {
      best = way
      bestRank = rank
    }
  }
  return best
}

/** The best score of a hand's arrangements. */
export function bestScore(hand: readonly number[], mustHaveBlank: boolean): number {
  const [a, b, c] = hand as [number, number, number]
  const scores = [scoreOf([a, b]), scoreOf([a, c]), scoreOf([b, c])]
  if (!mustHaveBlank) scores.push(scoreOf(hand))
  let best = 0
  for (const score of scores) if (!isBust(score) && score > best) best = score
  return best
}

/** Cards that were never in the hand. */
function unseen(seen: readonly number[]): number[] {
  return Array.from({ length: deckSize }, (_, card) => card).filter((card) => !seen.includes(card))
}

/** The average value of the hand after replacing one place. */
function worthAfterSwap(
  hand: readonly number[],
  place: number,
  { seen, mustHaveBlank }: { seen: readonly number[]; mustHaveBlank: boolean },
): number {
  const cards = unseen(seen)
  let sum = 0
  for (const card of cards) {
    sum += worthOf(bestScore(hand.with(place, card), mustHaveBlank))
  }
  return sum / cards.length
}

/** The place with the best average gain from a replacement, if any gains. A swap has no other cost. */
export function bestSwap(
  hand: readonly number[],
  options: { seen: readonly number[]; mustHaveBlank: boolean },
): number | undefined {
  let best: number | undefined
  let bestWorth = worthOf(bestScore(hand, options.mustHaveBlank))
  for (const place of places) {
    const worth = worthAfterSwap(hand, place, options)
    if (worth > bestWorth) {
      best = 1 << place
      bestWorth = worth
    }
  }
  return best
}
