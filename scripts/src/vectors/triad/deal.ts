import type { Random } from '@fivefold/sdk/core'
import {
  applyTurn,
  type Card,
  type CardAttributes,
  type Deck,
  deckSize,
  type Match,
  type MatchHeader,
  orThrow,
  type Ruleset,
  randomCard,
  randomHeader,
  randomTurn,
  startMatch,
  type Trait,
  type Turn,
  turnCount,
} from '@fivefold/sdk/triad'
import { accountA, accountB } from './players.js'

/** The attributes that the default derivation turns into each trait. */
const attributesOf: Partial<Record<Trait, Partial<CardAttributes>>> = {
  wind: { rarity: 1, seasonId: 1 },
  flame: { rarity: 1, seasonId: 2 },
  earth: { rarity: 2, seasonId: 3 },
  aqua: { rarity: 2, seasonId: 4 },
  light: { rarity: 3, classId: 1 },
  metal: { rarity: 3, classId: 2 },
  cosmic: { rarity: 5 },
  forest: { rarity: 3, classId: 4 },
  shadow: { rarity: 3, classId: 5 },
  thunder: { rarity: 4 },
}

export type Deal = {
  readonly ruleset: Ruleset
  /** Traits that a deck must hold, by its first cards. */
  readonly traitsA?: readonly Trait[]
  readonly traitsB?: readonly Trait[]
  readonly header?: Partial<MatchHeader>
}

const idsFrom = (first: number): Deck => [0, 1, 2, 3, 4].map((i) => BigInt(first + i)) as unknown as Deck

function dealCards(random: Random, { ruleset, traitsA = [], traitsB = [], header }: Deal) {
  const deckA = idsFrom(101)
  const deckB = idsFrom(201)
  const draw = (trait: Trait | undefined): Card => ({
    ...randomCard(random),
    ...(trait && attributesOf[trait]),
  })
  const cards = new Map<bigint, Card>()
  for (let i = 0; i < deckSize; i++) cards.set(deckA[i] as bigint, draw(traitsA[i]))
  for (let i = 0; i < deckSize; i++) cards.set(deckB[i] as bigint, draw(traitsB[i]))
  const players = { playerA: accountA.address, playerB: accountB.address }
  return {
    ruleset,
    cards,
    header: { ...randomHeader(random, ruleset, [...deckA, ...deckB]), ...players, ...header },
  }
}

/** The same match with cards of other traits; edges, hands and turns stay. */
export function withTraits(
  match: Match,
  { traitsA = [], traitsB = [] }: Pick<Deal, 'traitsA' | 'traitsB'>,
): Match {
  const { deckA, deckB } = match.header
  const wanted = new Map<bigint, Trait | undefined>([
    ...deckA.map((tokenId, i) => [tokenId, traitsA[i]] as const),
    ...deckB.map((tokenId, i) => [tokenId, traitsB[i]] as const),
  ])
  const cards = new Map<bigint, Card>()
  for (const [tokenId, card] of match.cards) {
    const trait = wanted.get(tokenId)
    cards.set(tokenId, { ...card, ...(trait && attributesOf[trait]) })
  }
  return { ...match, cards }
}

/** A legal match with random turns. */
export function dealMatch(random: Random, deal: Deal): Match {
  const match = dealCards(random, deal)
  let { state } = orThrow(startMatch(match))
  const turns: Turn[] = []
  while (state.turn < turnCount) {
    const turn = randomTurn(state, random)
    state = orThrow(applyTurn(state, turn)).state
    turns.push(turn)
  }
  return { ...match, turns }
}
