import { type Card, cardName, isLoaner, lotPriority } from '@fivefold/sdk/war'

const roman = [
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const

/** The numerals of the majors; the Fool is 0. */
export function romanNumeral(number: number): string {
  if (number === 0) return '0'
  let left = number
  let text = ''
  for (const [sign, worth] of roman) {
    while (left >= worth) {
      text += sign
      left -= worth
    }
  }
  return text
}

const courts: Readonly<Record<number, string>> = { 1: 'A', 11: 'P', 12: 'Kn', 13: 'Q', 14: 'K' }

/** As printed in a minor's corner. */
export const rankText = (rank: number): string => courts[rank] ?? String(rank)

type Lots = Readonly<Record<string, string>>

/** The badge of a card: a loaner, or the NFT with its lot as far as it is known. */
export function badgeText(card: Card, lots: Lots): string {
  if (isLoaner(card)) return 'loaner'
  const lot = lots[card.id]
  return lot === undefined ? `#${card.id}` : `#${card.id} ${lot || 'no lot'}`
}

/** 4 for the rarest lot down to 1; 0 if there is none, or it is unknown. */
export const rarityOf = (card: Card, lots: Lots): number =>
  isLoaner(card) ? 0 : lotPriority(lots[card.id] ?? '')

/** The label of a card for screen readers. */
export const spokenCard = (card: Card, lots: Lots): string => `${cardName(card)}, ${badgeText(card, lots)}`
