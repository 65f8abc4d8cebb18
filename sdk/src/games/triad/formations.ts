import type { RulesetConfig } from './ruleset.js'
import type { DeckCards, Formations, Player } from './state.js'

/** The formations of a deck, from all five cards, whether or not they were played or their traits have an effect. */
export function formationsOf({ formationBonuses }: RulesetConfig, deck: DeckCards): Formations {
  const { fiveElements, eclipse } = formationBonuses
  const present = new Set(deck.map((card) => card.trait))
  return {
    fiveElements: fiveElements.enabled && fiveElements.requiredElements.every((trait) => present.has(trait)),
    eclipse: eclipse.enabled && present.has('light') && present.has('shadow'),
  }
}

/** The player who may choose `firstPlayer`: the only one with Wind in the deck; null if both or neither have it. */
export function firstPlayerChooser(decks: readonly [DeckCards, DeckCards]): Player | null {
  const [a, b] = decks.map((deck) => deck.some((card) => card.effect === 'wind'))
  if (a === b) return null
  return a ? 0 : 1
}
