import {
  type Batch,
  type CardStats,
  type Game,
  type GameEvent,
  type GameStart,
  orThrow,
  type PlayerState,
  packEffect,
  type Reason,
  type SubmitError,
  submitBatch,
  type Unit,
} from '../../../src/games/ccg/index.js'

const unitCard = (id: number, attack: number, health: number, effects = 0, cost = 1): CardStats => ({
  id,
  cardType: 0,
  cost,
  attack,
  health,
  effects,
})
const spellCard = (id: number, effects: number, cost = 1): CardStats => ({
  id,
  cardType: 1,
  cost,
  attack: 0,
  health: 0,
  effects,
})

/** Kinds by what they do. */
export const kind = {
  soldier: 1,
  taunt: 2,
  charger: 3,
  healer: 4,
  slinger: 5,
  rattler: 6,
  heal: 7,
  damage: 8,
  draw: 9,
  raise: 10,
  costly: 11,
  frail: 12,
  blank: 13,
  odd: 14,
  giant: 15,
  deathUnit: 16,
  hugeDamage: 17,
  hugeDraw: 18,
  hugeRaise: 19,
  idle: 20,
} as const

export const cards: readonly CardStats[] = [
  unitCard(kind.soldier, 2, 3),
  unitCard(kind.taunt, 1, 4, packEffect(1)),
  unitCard(kind.charger, 2, 1, packEffect(2)),
  unitCard(kind.healer, 1, 2, packEffect(3, 5)),
  unitCard(kind.slinger, 1, 2, packEffect(4, 3)),
  unitCard(kind.rattler, 1, 1, packEffect(104)),
  spellCard(kind.heal, packEffect(3, 4)),
  spellCard(kind.damage, packEffect(4, 3)),
  spellCard(kind.draw, packEffect(5, 2)),
  spellCard(kind.raise, packEffect(6, 2)),
  unitCard(kind.costly, 9, 9, 0, 9),
  unitCard(kind.frail, 3, 0),
  spellCard(kind.blank, packEffect(1, 9)),
  { ...unitCard(kind.odd, 1, 1), cardType: 2 },
  unitCard(kind.giant, 255, 255),
  unitCard(kind.deathUnit, 0, 1, packEffect(65_535)),
  spellCard(kind.hugeDamage, packEffect(4, 65_535)),
  spellCard(kind.hugeDraw, packEffect(5, 65_535)),
  spellCard(kind.hugeRaise, packEffect(6, 65_535)),
  unitCard(kind.idle, 0, 5),
]

export const bytes32 = (fill: number): Uint8Array => new Uint8Array(32).fill(fill)

export const unit = (cardId: number, changes: Partial<Unit> = {}): Unit => {
  const card = cards.find(({ id }) => id === cardId) as CardStats
  return { cardId, currentHp: card.health, attack: card.attack, actedThisTurn: false, ...changes }
}

/** Up to four units from the left; the rest of the board is empty. */
export const board = (...units: (Unit | null)[]): PlayerState['board'] =>
  [0, 1, 2, 3].map((slot) => units[slot] ?? null)

type PlayerChanges = Partial<PlayerState>

const player = (index: 0 | 1, changes: PlayerChanges = {}): PlayerState => ({
  addr: bytes32(index + 1),
  hp: 20,
  energy: 10,
  maxEnergy: 10,
  fatigue: 0,
  draws: 0,
  link: bytes32(0),
  deck: [],
  hand: [],
  board: board(),
  ...changes,
})

/** A running game under rules 2 with block hashes: player 0's turn, both with all energy, an empty board and one card to draw. */
export function gameWith(
  first: PlayerChanges = {},
  second: PlayerChanges = {},
  changes: Partial<Game> = {},
): Game {
  const deck = [kind.soldier]
  return {
    id: 7,
    rules: 2,
    scheme: 1,
    status: 1,
    activeIdx: 0,
    linked: false,
    turn: 5,
    turnStarted: 100,
    turnBlocks: 50,
    players: [player(0, { deck, ...first }), player(1, { deck, ...second })],
    ...changes,
  }
}

type Raw = readonly [type: number, a?: number, b?: number, extra?: number]

export const raw = (...actions: Raw[]): Uint8Array =>
  Uint8Array.from(
    actions.flatMap(([type, a = 0, b = 0, extra = 0]) => [
      type,
      a,
      b,
      extra & 255,
      (extra >>> 8) & 255,
      (extra >>> 16) & 255,
      extra >>> 24,
    ]),
  )

export const play = (handIndex: number, slot: number): Raw => [0, handIndex, slot]
export const cast = (handIndex: number, target = 0): Raw => [1, handIndex, target]
export const endTurn: Raw = [2]
export const concede: Raw = [3]

export const batchOf = (actions: Uint8Array, changes: Partial<Batch> = {}): Batch => ({
  player: 0,
  actions,
  link: null,
  parentHash: bytes32(0),
  now: 110,
  ...changes,
})

/** What the actions lead to; a refusal is thrown. */
export const act = (game: Game, ...actions: Raw[]) =>
  orThrow(submitBatch(game, cards, batchOf(raw(...actions), { player: game.activeIdx })))

export function refusal(game: Game, batch: Partial<Batch> = {}): SubmitError | undefined {
  const result = submitBatch(game, cards, batchOf(batch.actions ?? raw(), batch))
  return result.ok ? undefined : result.error
}

/** Why the last of the actions is refused. */
export function reason(game: Game, ...actions: Raw[]): Reason | undefined {
  const error = refusal(game, { player: game.activeIdx, actions: raw(...actions) })
  if (error?.type !== 'Action') return undefined
  return error.index === actions.length - 1 ? error.reason : undefined
}

/** The events without those that only repeat the action. */
export const effectsOf = (events: readonly GameEvent[]) =>
  events.filter(({ type }) => type !== 'ActionApplied')

/** Twenty cards of ten kinds. */
export const deck: readonly number[] = Array.from({ length: 20 }, (_, i) => 1 + (i >> 1))

export const startOf = (changes: Partial<GameStart> = {}): GameStart => ({
  id: 7,
  rules: 2,
  scheme: 1,
  turnBlocks: 50,
  now: 100,
  parentHash: bytes32(0),
  players: [
    { addr: bytes32(1), link: bytes32(11), deck },
    { addr: bytes32(2), link: bytes32(12), deck },
  ],
  cards,
  ...changes,
})
