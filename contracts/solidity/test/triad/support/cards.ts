import type { Address } from 'viem'
import type { Card, Cards } from './types'

type Kind = Pick<Card, 'classId' | 'seasonId' | 'rarity'>

/** Class, season and rarity that the default ruleset turns into each trait. */
const kinds = {
  wind: { classId: 1, seasonId: 1, rarity: 1 },
  flame: { classId: 1, seasonId: 2, rarity: 2 },
  earth: { classId: 1, seasonId: 3, rarity: 1 },
  aqua: { classId: 1, seasonId: 4, rarity: 2 },
  light: { classId: 1, seasonId: 1, rarity: 3 },
  metal: { classId: 2, seasonId: 2, rarity: 3 },
  cosmic: { classId: 3, seasonId: 3, rarity: 3 },
  forest: { classId: 4, seasonId: 4, rarity: 3 },
  shadow: { classId: 5, seasonId: 1, rarity: 3 },
  thunder: { classId: 5, seasonId: 4, rarity: 4 },
} satisfies Record<string, Kind>

export function card(
  kind: keyof typeof kinds,
  edges: [up: number, right: number, down: number, left: number],
  hand: number,
  power: number,
): Card {
  const [up, right, down, left] = edges
  return { up, right, down, left, hand, power, ...kinds[kind] }
}

/** Five elements. */
export function cardsOfA(): Cards {
  return [
    card('flame', [6, 5, 7, 4], 0, 120),
    card('aqua', [7, 6, 5, 6], 1, 95),
    card('earth', [5, 8, 4, 6], 2, 143),
    card('wind', [4, 7, 6, 5], 0, 88),
    card('thunder', [8, 5, 6, 7], 1, 160),
  ]
}

/** Eclipse. */
export function cardsOfB(): Cards {
  return [
    card('light', [5, 6, 6, 7], 1, 101),
    card('shadow', [7, 4, 6, 5], 2, 134),
    card('forest', [6, 6, 5, 8], 0, 77),
    card('metal', [4, 8, 7, 5], 1, 150),
    card('cosmic', [5, 5, 8, 6], 2, 112),
  ]
}

/** The configured answers of the mock collection; the statistics that the rules do not use hold odd values. */
export function answersFor(owner: Address, { up, right, down, left, hand, power, ...kind }: Card) {
  const [atk, matk] = [Math.floor(power / 2), Math.floor(power / 3)]
  const agi = power - atk - matk
  return {
    owner,
    triad: [up, right, left, down] as const,
    hand,
    trait: [kind.classId, kind.seasonId, kind.rarity] as const,
    stats: [991n, BigInt(atk), BigInt(matk), 992n, 993n, BigInt(agi)] as const,
  }
}
