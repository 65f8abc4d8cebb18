import { createRandom } from '@fivefold/sdk/core'
import {
  type Card,
  defaultRuleset,
  type Match,
  type Player,
  type Ruleset,
  randomMatch,
  type Trait,
} from '@fivefold/sdk/triad'

/** A whole match that two bots played. */
export function exampleMatch(seed: string, ruleset: Ruleset = defaultRuleset): Match {
  return randomMatch(createRandom(seed), { ruleset, strengths: ['greedy', 'greedy'] })
}

/** A match before its first turn; all cards are 5 on every edge and have no trait but those given for deck A. */
export function freshMatch(traits: Readonly<Record<number, Trait>> = {}, firstPlayer: Player = 0): Match {
  const { header } = exampleMatch('fresh')
  const card = (trait: Trait): Card => ({ up: 5, right: 5, down: 5, left: 5, hand: 0, power: 10, trait })
  const cards = new Map<bigint, Card>()
  header.deckA.forEach((id, index) => {
    cards.set(id, card(traits[index] ?? 'none'))
  })
  for (const id of header.deckB) cards.set(id, card('none'))
  return { header: { ...header, firstPlayer }, turns: [], ruleset: defaultRuleset, cards }
}
