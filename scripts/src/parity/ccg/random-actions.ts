import {
  actionTypes,
  type CardStats,
  effectOf,
  findCard,
  type Game,
  legalActions,
  needsTarget,
  slotCount,
  spellTargets,
} from '@fivefold/sdk/ccg'
import type { Random } from '@fivefold/sdk/core'

const size = 7

export const actionBytes = (type: number, a = 0, b = 0): number[] => [type, a, b, 0, 0, 0, 0]

/**
 * A turn that is mostly legal: hand, slots and energy are tracked, but deaths and draws during the turn are not, so
 * that some batches fail late.
 */
export function randomTurn(random: Random, game: Game, cards: readonly CardStats[]): number[] {
  const { hand, board, energy } = game.players[game.activeIdx]
  const held = [...hand]
  const free = [0, 1, 2, 3].filter((slot) => !board[slot])
  let left = energy
  const bytes: number[] = []
  for (let tries = random.below(6); tries > 0 && held.length > 0; tries--) {
    const handIndex = random.below(held.length)
    const card = findCard(cards, held[handIndex] as number)
    if (!card || card.cost > left || card.cardType > 1) continue
    const place = card.cardType === 0 ? takeSlot(random, free) : pickTarget(random, game, card)
    if (place === undefined) continue
    bytes.push(...actionBytes(card.cardType, handIndex, place))
    held.splice(handIndex, 1)
    left -= card.cost
  }
  if (random.below(8) > 0) bytes.push(...actionBytes(actionTypes.EndTurn))
  return bytes
}

function takeSlot(random: Random, free: number[]): number | undefined {
  return free.length === 0 ? undefined : free.splice(random.below(free.length), 1)[0]
}

function pickTarget(random: Random, game: Game, card: CardStats): number | undefined {
  if (!needsTarget(effectOf(card, game.rules))) return 0
  const targets = spellTargets(game, card)
  return targets.length === 0 ? undefined : random.pick(targets)
}

/** A turn of what `legalActions` offers, one action. */
export function offeredAction(random: Random, game: Game, cards: readonly CardStats[]): number[] {
  const action = random.pick(legalActions(game, cards))
  if (action.type === 'PlayCard') return actionBytes(actionTypes.PlayCard, action.handIndex, action.slot)
  if (action.type === 'UseSpell') return actionBytes(actionTypes.UseSpell, action.handIndex, action.target)
  return actionBytes(actionTypes.EndTurn)
}

type Spoil = (random: Random, bytes: number[], game: Game) => number[]

const anyByte = (random: Random): number =>
  random.pick([random.below(10), random.below(10), 127, 128, 255, random.below(256)])

const anyTarget = (random: Random): number =>
  random.pick([0, 0x80]) | random.pick([0, 1, 2, 3, 7, random.below(128)])

function withByte(random: Random, bytes: number[], place: number, value: number): number[] {
  const at = size * random.below(Math.max(1, Math.floor(bytes.length / size))) + place
  return bytes.map((byte, i) => (i === at ? value : byte))
}

const anyCard: Spoil = (random, bytes, game) => [
  ...actionBytes(
    random.below(2),
    random.below(game.players[game.activeIdx].hand.length + 1),
    anyTarget(random),
  ),
  ...bytes,
]

const spoils: readonly Spoil[] = [
  (random, bytes) => withByte(random, bytes, random.below(3), anyByte(random)),
  (random, bytes) => withByte(random, bytes, 0, random.pick([4, 5, 255])),
  (random, bytes) => withByte(random, bytes, 0, random.below(4)),
  (random, bytes) => withByte(random, bytes, 3 + random.below(4), random.pick([1, 128, 255])),
  anyCard,
  anyCard,
  // Unit or spell, affordable or not, into a slot of one's own.
  (random, bytes, game) => {
    const { hand } = game.players[game.activeIdx]
    return [
      ...actionBytes(random.below(2), random.below(hand.length + 1), random.below(slotCount + 1)),
      ...bytes,
    ]
  },
  (random, bytes) => [...bytes, ...actionBytes(random.below(5), anyByte(random))],
  (random, bytes) => [...bytes, ...actionBytes(random.pick([2, 3])), ...actionBytes(random.below(4))],
  (random, bytes) => [...bytes, ...actionBytes(random.pick([2, 3]), random.below(2), random.below(2))],
  // Lengths around the limits.
  (_, bytes) => bytes.slice(0, -1),
  (random, bytes) => [...bytes, random.below(256)],
  (random) => Array(random.pick([1_022, 1_023, 1_024, 1_025, 1_029, 1_400])).fill(0),
  (random, bytes) => [...bytes, ...Array(1_100).fill(random.below(4))],
]

/** A batch with one or two faults; occasionally it is valid by chance. */
export function spoiltActions(random: Random, bytes: number[], game: Game): number[] {
  const once = random.pick(spoils)(random, bytes, game)
  return random.below(4) === 0 ? random.pick(spoils)(random, once, game) : once
}
