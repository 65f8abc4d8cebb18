import { at } from '../../core/at.js'
import type { Card, PlayerIndex } from './state.js'

export const totalCards = 78
const totalMinor = 56
const suits = ['Wands', 'Cups', 'Swords', 'Pentacles'] as const
const minors = [
  'Ace',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Page',
  'Knight',
  'Queen',
  'King',
] as const
const majors = [
  'The Fool',
  'The Magician',
  'The High Priestess',
  'The Empress',
  'The Emperor',
  'The Hierophant',
  'The Lovers',
  'The Chariot',
  'Strength',
  'The Hermit',
  'Wheel of Fortune',
  'Justice',
  'The Hanged Man',
  'Death',
  'Temperance',
  'The Devil',
  'The Tower',
  'The Star',
  'The Moon',
  'The Sun',
  'Judgement',
  'The World',
] as const

/** The value that decides a comparison: every major is higher than every minor. */
export const faceValue = ({ value }: Pick<Card, 'value'>): number =>
  value < totalMinor ? value % minors.length : value

export function cardName({ value }: Pick<Card, 'value'>): string {
  if (value >= totalMinor) return at(majors, value - totalMinor)
  return `${at(minors, value % minors.length)} of ${at(suits, Math.floor(value / minors.length))}`
}

/** The face of a card: suit and rank (1 is the ace) of a minor, the number of a major. */
export type CardFace = { suit: (typeof suits)[number]; rank: number } | { major: number }

export function cardFace({ value }: Pick<Card, 'value'>): CardFace {
  if (value >= totalMinor) return { major: value - totalMinor }
  return { suit: at(suits, Math.floor(value / minors.length)), rank: (value % minors.length) + 1 }
}

/** Rarest first. */
export const knownLots = ['spdp', 'eifd', 'lnuy', 'hrgl'] as const

const priorities: ReadonlyMap<string, number> = new Map(
  knownLots.map((lot, index) => [lot, knownLots.length - index]),
)

/** 4 for the rarest lot down to 1; 0 for a loaner and for an unknown lot. */
export const lotPriority = (lot: string): number => priorities.get(lot) ?? 0

/** The card that a player without an NFT of a value is dealt. */
export const loaner = (value: number, player: PlayerIndex): Card => ({
  id: -1 - value - player * totalCards,
  value,
})

export const isLoaner = ({ id }: Pick<Card, 'id'>): boolean => id < 0

export type OwnedCard = Card & {
  /** The card's lot, where it is known. */
  readonly lot?: string | undefined
}

/** The NFT to play for each value: the one with the rarest known lot, else with the lowest id. */
export function chooseNfts(owned: readonly OwnedCard[]): Card[] {
  const best = new Map<number, OwnedCard>()
  for (const card of owned) {
    const rival = best.get(card.value)
    if (!rival || isPreferred(card, rival)) best.set(card.value, card)
  }
  return [...best.values()].sort((a, b) => a.value - b.value).map(({ id, value }) => ({ id, value }))
}

function isPreferred(card: OwnedCard, rival: OwnedCard): boolean {
  const difference = lotPriority(card.lot ?? '') - lotPriority(rival.lot ?? '')
  return difference === 0 ? card.id < rival.id : difference > 0
}
