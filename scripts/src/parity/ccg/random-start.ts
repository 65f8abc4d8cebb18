import type { CardStats, GameStart, Seat } from '@fivefold/sdk/ccg'
import { at, type Random } from '@fivefold/sdk/core'
import { randomDeck } from './random-cards.js'
import { type Chains, randomBytes32 } from './random-chains.js'

/** A valid start. */
export function randomStart(random: Random, cards: readonly CardStats[], chains: Chains): GameStart {
  const seat = (player: 0 | 1): Seat => ({
    addr: randomBytes32(random),
    link: chains[player].tip,
    deck: randomDeck(random, cards),
  })
  return {
    id: random.pick([0, random.below(1_000), random.uint32()]),
    rules: random.pick([1, 2, 2, 2]),
    scheme: random.pick([1, 3]),
    turnBlocks: random.pick([0, 1, 100, 100, 100, 2 ** 32 - 1]),
    now: random.pick([0, random.below(10_000), random.uint32(), 2 ** 32 - 60]),
    parentHash: randomBytes32(random),
    players: [seat(0), seat(1)],
    cards,
  }
}

type Spoil = (start: GameStart, random: Random) => GameStart

function withDeck(start: GameStart, player: 0 | 1, deck: readonly number[]): GameStart {
  const [first, second] = start.players
  return {
    ...start,
    players: player === 0 ? [{ ...first, deck }, second] : [first, { ...second, deck }],
  }
}

function changeCards(start: GameStart, random: Random, cardOf: () => number, count: number): GameStart {
  const player = random.pick([0, 1] as const)
  const deck = [...start.players[player].deck]
  const card = cardOf()
  for (let i = 0; i < count; i++) deck[random.below(deck.length)] = card
  return withDeck(start, player, deck)
}

const spoils: readonly Spoil[] = [
  (start) => {
    const [first, second] = start.players
    return { ...start, players: [first, { ...second, addr: first.addr }] }
  },
  (start, random) => ({ ...start, rules: random.pick([0, 3, 255]) }),
  (start, random) => ({ ...start, scheme: random.pick([0, 2, 4, 255]) }),
  (start, random) => {
    const player = random.pick([0, 1] as const)
    const { deck } = start.players[player]
    const longer = [...deck, ...deck, ...deck, ...deck]
    return withDeck(start, player, longer.slice(0, random.pick([0, 1, 19, 21, 63, 64, 80])))
  },
  (start, random) => changeCards(start, random, () => random.below(65_536), 1 + random.below(3)),
  (start, random) =>
    changeCards(start, random, () => at(start.cards, random.below(start.cards.length)).id, 4),
]

/** A start with one fault, sometimes two, to test the order of the checks. */
export function spoiltStart(random: Random, start: GameStart): GameStart {
  const once = random.pick(spoils)(start, random)
  return random.below(3) === 0 && once.players.every(({ deck }) => deck.length > 0)
    ? random.pick(spoils)(once, random)
    : once
}
