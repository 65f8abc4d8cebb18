import { type CardStats, packEffect } from '@fivefold/sdk/ccg'
import type { Random } from '@fivefold/sdk/core'

type Profile = (random: Random) => Omit<CardStats, 'id'>

/** Realistic cards: games with them are long and have full boards. */
const usual: Profile = (random) => {
  const isSpell = random.below(4) === 0
  const effect = isSpell ? 3 + random.below(4) : random.pick([0, 0, 1, 1, 2, 3, 4, 100 + random.below(5)])
  return {
    cardType: isSpell ? 1 : 0,
    cost: random.below(6),
    attack: random.below(6),
    health: 1 + random.below(8),
    effects: packEffect(effect, 1 + random.below(4)),
  }
}

/** The limits of the types, and cards that no catalogue would have. */
const extreme: Profile = (random) => {
  const byte = () => random.pick([0, 0, 1, 2, 127, 128, 254, 255])
  const ids = [0, 1, 2, 3, 4, 5, 6, 7, 99, 100, 101, 110, 355, 32_868, 65_535]
  const magnitudes = [0, 0, 1, 2, 19, 20, 21, 255, 256, 32_767, 32_768, 65_535]
  return {
    cardType: random.pick([0, 0, 0, 0, 1, 1, 1, 2, 255]),
    cost: random.pick([0, 0, 0, 1, 2, 10, 11, 255]),
    attack: byte(),
    health: byte(),
    effects: packEffect(random.pick(ids), random.pick(magnitudes)),
  }
}

/** Weak units, so that decks run empty. */
const feeble: Profile = (random) => ({
  ...usual(random),
  attack: random.below(2),
  effects: packEffect(random.pick([0, 1, 1, 3, 5, 5, 6, 100]), random.below(3)),
})

const mixed: Profile = (random) => random.pick([usual, usual, usual, extreme])(random)

const profiles: readonly Profile[] = [usual, usual, usual, mixed, mixed, extreme, feeble]

/** The kinds of a game, sorted by id. */
export function randomCards(random: Random): CardStats[] {
  const profile = random.pick(profiles)
  const ids = new Set<number>()
  // Ten kinds are the least that make a deck of twenty.
  const count = 10 + random.below(20)
  const range = random.pick([64, 1_000, 65_536])
  while (ids.size < count) ids.add(random.below(range))
  return [...ids].sort((a, b) => a - b).map((id) => ({ id, ...profile(random) }))
}

/** Twenty cards, at most two of a kind. */
export function randomDeck(random: Random, cards: readonly CardStats[]): number[] {
  const twice = cards.flatMap(({ id }) => [id, id])
  return random.shuffle(twice).slice(0, 20)
}
