import { at, type Random } from '@fivefold/sdk/core'
import {
  type CardAttributes,
  createRuleset,
  type Deck,
  deriveTrait,
  type MatchHeader,
  none,
  type Ruleset,
  type Trait,
  type Turn,
} from '@fivefold/sdk/triad'
import { bytesToHex } from 'viem'
import { lightRuleset, type RandomRuleset, randomRuleset, usualRuleset } from './random-ruleset.js'

export type RandomCard = {
  up: number
  right: number
  down: number
  left: number
  hand: number
  classId: number
  seasonId: number
  rarity: number
  power: number
}

export type RandomGame = {
  /** As sent to the contract. */
  readonly config: RandomRuleset
  readonly ruleset: Ruleset
  readonly header: MatchHeader
  readonly turns: readonly Turn[]
  readonly cardsA: readonly RandomCard[]
  readonly cardsB: readonly RandomCard[]
}

/** A match under any rules, legal or with one fault. */
export function randomGame(random: Random): RandomGame {
  const config = random.pick([usualRuleset, lightRuleset, randomRuleset, randomRuleset])(random)
  const ruleset = createRuleset(config)
  const game = {
    config,
    ruleset,
    header: randomHeader(random, ruleset.id),
    turns: randomTurns(random, config),
    cardsA: randomDeck(random, ruleset),
    cardsB: randomDeck(random, ruleset),
  }
  const kind = random.below(20)
  if (kind === 0) return spoilHeader(random, game)
  if (kind === 1) return spoilCard(random, game)
  if (kind < 7) return { ...game, turns: spoilTurns(random, game.turns) }
  return game
}

const allAttributes: readonly CardAttributes[] = [1, 2, 3, 4, 5].flatMap((classId) =>
  [1, 2, 3, 4].flatMap((seasonId) => [1, 2, 3, 4, 5].map((rarity) => ({ classId, seasonId, rarity }))),
)

/** The attributes that a ruleset turns into a trait; any, where there are none. */
function attributesFor({ config }: Ruleset, trait: Trait): readonly CardAttributes[] {
  const found = allAttributes.filter(
    (attributes) => deriveTrait(config.traitDerivation, attributes) === trait,
  )
  return found.length > 0 ? found : allAttributes
}

/**
 * Traits that most cards of a deck are drawn from; none for any. Light and Shadow need neighbours of their own to show
 * their rules.
 */
const themes: readonly (readonly Trait[])[] = [
  [],
  ['light'],
  ['light', 'shadow'],
  ['light', 'shadow', 'aqua'],
]

function randomDeck(random: Random, ruleset: Ruleset): RandomCard[] {
  // Few different edge values cause many ties.
  const edges = random.pick([3, 6, 11])
  const least = random.below(12 - edges)
  const edge = () => least + random.below(edges)
  const theme = random.pick(themes)
  const isThemed = () => theme.length > 0 && random.below(5) > 0
  return Array.from({ length: 5 }, () => ({
    up: edge(),
    right: edge(),
    down: edge(),
    left: edge(),
    hand: random.below(3),
    ...random.pick(isThemed() ? attributesFor(ruleset, random.pick(theme)) : allAttributes),
    power: random.below(random.pick([2, 300, 65_536])),
  }))
}

function randomHeader(random: Random, rulesetId: MatchHeader['rulesetId']): MatchHeader {
  const uint = (bytes: number) => BigInt(bytesToHex(random.bytes(bytes)))
  const tokenIds = new Set<bigint>()
  while (tokenIds.size < 10) tokenIds.add(uint(random.pick([1, 2, 32])))
  const [...cards] = tokenIds
  return {
    version: 1,
    rulesetId,
    seasonId: random.uint32(),
    playerA: bytesToHex(random.bytes(20)),
    playerB: bytesToHex(random.bytes(20)),
    deckA: cards.slice(0, 5) as unknown as Deck,
    deckB: cards.slice(5) as unknown as Deck,
    firstPlayer: random.below(2),
    deadline: uint(8),
    salt: bytesToHex(random.bytes(32)),
  }
}

/** Turns that are legal, except occasionally for too many marks. Ignored fields have arbitrary values. */
function randomTurns(random: Random, { warning }: RandomRuleset): Turn[] {
  const cells = random.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8])
  const hands = [random.shuffle([0, 1, 2, 3, 4]), random.shuffle([0, 1, 2, 3, 4])]
  // Occasionally more than the ruleset allows.
  const excess = random.below(30) === 0 ? 9 : 0
  const marksLeft = [
    warning.maxUsesPerPlayer + excess,
    warning.maxUsesPerPlayer + warning.secondPlayerExtraUses + excess,
  ]
  return cells.map((cell, turn) => {
    const player = turn % 2
    const open = cells.slice(turn + 1)
    const marks = open.length > 0 && at(marksLeft, player) > 0 && random.below(3) > 0
    if (marks) marksLeft[player] = at(marksLeft, player) - 1
    const mark = marks ? random.pick(open) : none
    return {
      cell,
      cardIndex: at(at(hands, player), turn >> 1),
      warningMarkCell: warning.enabled ? mark : random.below(256),
      earthBoostEdge: random.below(4),
      reserved: random.below(4) === 0 ? random.below(256) : 0,
    }
  })
}

function spoilTurns(random: Random, turns: readonly Turn[]): Turn[] {
  const spoilt = random.below(turns.length)
  const field = random.pick(['cell', 'cardIndex', 'warningMarkCell', 'earthBoostEdge'] as const)
  const value = random.pick([random.below(12), random.below(12), 254, 255, random.below(256)])
  return turns.map((turn, index) => (index === spoilt ? { ...turn, [field]: value } : turn))
}

function spoilHeader(random: Random, game: RandomGame): RandomGame {
  const { header } = game
  const repeat = (deck: Deck): Deck => {
    const cards = [...deck]
    for (let times = 1 + random.below(2); times > 0; times--)
      cards[random.below(5)] = at(deck, random.below(5))
    return cards as unknown as Deck
  }
  const changes: (() => Partial<MatchHeader>)[] = [
    () => ({ version: random.pick([0, 2, 65_535]) }),
    () => ({ firstPlayer: random.pick([2, 3, 255]) }),
    () => ({ playerB: header.playerA }),
    () => ({ deckA: repeat(header.deckA) }),
    () => ({ deckB: repeat(header.deckB) }),
    () => ({ rulesetId: bytesToHex(random.bytes(32)) }),
  ]
  const first = random.pick(changes)()
  // Sometimes two faults, to test the order of the checks.
  const second = random.below(3) === 0 ? random.pick(changes)() : {}
  return { ...game, header: { ...header, ...first, ...second } }
}

function spoilCard(random: Random, game: RandomGame): RandomGame {
  const change = random.pick<Partial<RandomCard>>([
    { up: 11 },
    { right: 15 },
    { down: 16 },
    { left: 255 },
    { hand: 3 },
    { classId: 0 },
    { classId: 6 },
    { seasonId: 0 },
    { seasonId: 5 },
    { rarity: 0 },
    { rarity: 6 },
  ])
  const deck = random.pick(['cardsA', 'cardsB'] as const)
  const spoilt = random.below(5)
  const cards = game[deck].map((card, index) => (index === spoilt ? { ...card, ...change } : card))
  return { ...game, [deck]: cards }
}
