import { z } from 'zod'
import { parse } from '../../core/index.js'
import { TriadError } from './error.js'
import type { RulesetConfig } from './ruleset.js'
import { named } from './ruleset-schema.js'
import { type Deck, type DeckCard, type DeckCards, edgeMax, type Hand, type Trait, traits } from './state.js'
import { tokenIdSchema } from './transcript.js'

const uint8 = z.int().min(0).max(255)

const statsSchema = z.object({
  up: uint8,
  right: uint8,
  down: uint8,
  left: uint8,
  hand: uint8,
  power: z
    .int()
    .min(0)
    .max(2 ** 32 - 1),
})

const cardSchema = z.union(
  [
    statsSchema.extend({ trait: named(traits) }),
    statsSchema.extend({ classId: uint8, seasonId: uint8, rarity: uint8 }),
  ],
  { error: 'is not a card: up, right, down, left, hand, power, and trait or classId, seasonId, rarity' },
)

/** A card as the collection describes it, or with a trait that was derived before. */
export type Card = z.output<typeof cardSchema>
export type CardAttributes = { classId: number; seasonId: number; rarity: number }
/** Card attributes by token id. */
export type Cards = ReadonlyMap<bigint, Card>

export const cardsSchema = z.record(z.string(), cardSchema).transform((record, context): Cards => {
  const cards = new Map<bigint, Card>()
  for (const [key, card] of Object.entries(record)) {
    const tokenId = tokenIdSchema.safeParse(key)
    if (!tokenId.success || cards.has(tokenId.data)) {
      const message = tokenId.success ? 'is there twice' : 'is not a token id'
      context.addIssue({ code: 'custom', path: [key], message })
      return z.NEVER
    }
    cards.set(tokenId.data, card)
  }
  return cards
})

export function cardsToJson(cards: Cards): Record<string, Card> {
  return Object.fromEntries([...cards].map(([tokenId, card]) => [`${tokenId}`, card]))
}

export function parseCards(value: unknown): Cards {
  return parse(cardsSchema, value, 'cards')
}

const isWithin = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max

function isInBounds(card: Card): boolean {
  const edges = [card.up, card.right, card.down, card.left]
  if (!edges.every((edge) => isWithin(edge, 0, edgeMax)) || !isWithin(card.hand, 0, 2)) return false
  if ('trait' in card) return true
  return isWithin(card.classId, 1, 5) && isWithin(card.seasonId, 1, 4) && isWithin(card.rarity, 1, 5)
}

/** The trait that the ruleset gives to a card of this class, season and rarity. */
export function deriveTrait(
  derivation: RulesetConfig['traitDerivation'],
  { classId, seasonId, rarity }: CardAttributes,
): Trait {
  if (!derivation.enabled) return 'none'
  const bySource = {
    season: derivation.seasonTrait[seasonId - 1],
    class: derivation.classTrait[classId - 1],
    fixed: derivation.fixedTrait[rarity - 1],
  }
  return bySource[derivation.raritySource[rarity - 1] as keyof typeof bySource] as Trait
}

/** A trait has an effect only where its own switch is on; a canonical config has it off where all effects are off. */
function actingTrait({ traitEffects }: RulesetConfig, trait: Trait): Trait {
  return trait !== 'none' && traitEffects[trait].enabled ? trait : 'none'
}

function deckCard(config: RulesetConfig, tokenId: bigint, card: Card): DeckCard {
  const trait = 'trait' in card ? card.trait : deriveTrait(config.traitDerivation, card)
  return {
    tokenId,
    edges: [card.up, card.right, card.down, card.left],
    hand: card.hand as Hand,
    power: card.power,
    trait,
    effect: actingTrait(config, trait),
  }
}

/** The five cards of a deck, checked and with their traits. */
export function deckCards(config: RulesetConfig, deck: Deck, cards: Cards): DeckCards | TriadError {
  const found: DeckCard[] = []
  for (const tokenId of deck) {
    const card = cards.get(tokenId)
    if (card === undefined) return new TriadError('UnknownCard', { tokenId })
    if (!isInBounds(card)) return new TriadError('CardOutOfBounds', { tokenId })
    found.push(deckCard(config, tokenId, card))
  }
  return found as unknown as DeckCards
}
