import { FivefoldError } from '../../core/index.js'
import { type CardStats, rulesVersions } from './state.js'

/** The low half of `effects`. */
export const effectIds = {
  none: 0,
  taunt: 1,
  charge: 2,
  heal: 3,
  damage: 4,
  draw: 5,
  raise: 6,
  /** And everything above: what is above is the damage. */
  deathrattle: 100,
} as const

/** The stats of a card in this game, whose cards are sorted by id. */
export function findCard(cards: readonly CardStats[], id: number): CardStats | undefined {
  let low = 0
  let high = cards.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const card = cards[middle] as CardStats
    if (card.id === id) return card
    if (card.id < id) low = middle + 1
    else high = middle - 1
  }
  return undefined
}

/** The stats of a card that must exist, because the start of the game has checked all decks. */
export function cardOf(cards: readonly CardStats[], id: number): CardStats {
  const card = findCard(cards, id)
  if (card) return card
  throw new FivefoldError(`card ${id} is not among the cards of this game`, {
    code: 'UNKNOWN_CARD',
    value: id,
    hint: 'give the cards the game was started with, sorted by id',
  })
}

/** Under ruleset 1 no card has an effect. */
export const effectOf = (card: CardStats, rules: number): number =>
  rules === rulesVersions.plain ? effectIds.none : card.effects & 0xffff

export const magnitudeOf = (card: CardStats): number => card.effects >>> 16

/** The damage of a unit to the opponent when it dies. */
export const deathDamage = (effect: number): number => Math.max(0, effect - effectIds.deathrattle)

export const packEffect = (id: number, magnitude = 0): number => ((magnitude << 16) | id) >>> 0
