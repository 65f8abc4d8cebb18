import { hash, isZero } from './hash.js'
import { drawsOf } from './randomness.js'
import { type Bytes32, blank, type Draw, deckSize, type Player } from './state.js'

export const suits = ['hearts', 'diamonds', 'clubs', 'spades'] as const
export type Suit = (typeof suits)[number]
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const

/** The three places of a hand, each in one bit of a mask. */
export const places = [0, 1, 2] as const

/** Ace 1, two 2, … king 13. */
const cardValue = (card: number): number => (card % 13) + 1
export const suitOf = (card: number): Suit => suits[Math.floor(card / 13)] as Suit
/** «A», «10», «K»; nothing for the blank. */
export const rankOf = (card: number): string => (card === blank ? '' : (ranks[card % 13] as string))

export const masked = (mask: number): number[] => places.filter((place) => mask & (1 << place))

export type DrawnCards = {
  readonly hand: readonly number[]
  /** The cards of each draw, in the order of its places. */
  readonly drawn: readonly (readonly number[])[]
}

/** Every card that follows from the answered draws and the secret. */
export function drawCards(draws: readonly Draw[], secret: Bytes32): DrawnCards {
  const deck = Array.from({ length: deckSize }, (_, card) => card)
  const hand: number[] = []
  let count = 0
  const drawn = draws.map(({ mask, vrf }) =>
    masked(mask).map((place) => {
      const below = drawsOf(hash(vrf, secret, count++))
      const card = deck.splice(below(deck.length), 1)[0] as number
      hand[place] = card
      return card
    }),
  )
  return { hand, drawn }
}

/** The current hand, or the one before a pending swap; empty before the deal. */
export function handOf({ draws }: Pick<Player, 'draws'>, secret: Bytes32): readonly number[] {
  return drawCards(answeredDraws(draws), secret).hand
}

/** Without the pending swap. */
export const answeredDraws = (draws: readonly Draw[]): readonly Draw[] =>
  draws.filter(({ vrf }) => !isZero(vrf))

const pointsOf = (card: number): number => (card === blank ? 0 : Math.min(cardValue(card), 10))

/** The sum with as many aces at 11 as fit within 21; above 21 is a bust. */
export function scoreOf(cards: readonly number[]): number {
  let sum = 0
  let aces = 0
  for (const card of cards) {
    sum += pointsOf(card)
    if (card !== blank && cardValue(card) === 1) aces++
  }
  for (; aces > 0 && sum + 10 <= 21; aces--) sum += 10
  return sum
}

export const isBust = (score: number): boolean => score > 21
