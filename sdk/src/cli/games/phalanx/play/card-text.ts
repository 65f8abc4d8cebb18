import type { Card, Rank, Suit } from '../../../../games/phalanx/index.js'
import { ranks, suits } from '../../../../games/phalanx/state.js'

const marks: Record<Suit, string> = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' }

/** `K♠`. */
export const cardText = ({ suit, rank }: Card): string => rank + marks[suit]

/** Reads `KS`, `k♠`, `10h`, `th`. */
export function readCard(text: string): Card | undefined {
  const [, rankText = '', suitText = ''] = /^(10|[a2-9tjqk])([shdc♠♥♦♣])$/i.exec(text) ?? []
  const rank = (rankText === '10' ? 'T' : rankText.toUpperCase()) as Rank
  const suit = suits.find((each) => each[0] === suitText.toLowerCase() || marks[each] === suitText)
  return suit && ranks.includes(rank) ? { suit, rank } : undefined
}
