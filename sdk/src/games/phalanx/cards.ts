import { type Card, type Rank, ranks, suits } from './state.js'

const values: Record<Rank, number> = {
  A: 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '6': 6,
  '7': 7,
  '8': 8,
  '9': 9,
  T: 10,
  J: 11,
  Q: 11,
  K: 11,
}

/** Attack and full HP of a card. */
export const cardValue = (card: Card): number => values[card.rank]

export const isSameCard = (a: Card, b: Card): boolean => a.suit === b.suit && a.rank === b.rank

const deck: readonly Card[] = suits.flatMap((suit) => ranks.map((rank) => ({ suit, rank })))

/** The 52 cards suit by suit, before any shuffle. */
export const orderedDeck = (): Card[] => [...deck]
