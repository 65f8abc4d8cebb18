import { TypeRegistry } from '@polkadot/types'
import { blake2AsU8a } from '@polkadot/util-crypto'
import { describe, expect, it } from 'vitest'
import {
  type Action,
  decodeActions,
  decodeCards,
  decodeEvents,
  decodeGame,
  decodeStartError,
  decodeSubmitError,
  encodeActions,
  encodeCards,
  encodeEvents,
  encodeGame,
  encodeStartError,
  encodeSubmitError,
  eventTypes,
  type GameEvent,
  type Reason,
  readTarget,
  reasonTypes,
  type StartError,
  type SubmitError,
  startErrorTypes,
  stateHash,
  submitErrorTypes,
  targetByte,
} from '../../../src/games/ccg/index.js'
import { board, bytes32, cards, gameWith, kind, raw, unit } from './build.js'

const full = {
  deck: Array.from({ length: 8 }, (_, i) => i),
  hand: Array.from({ length: 8 }, (_, i) => 65_535 - i),
  hp: -32_768,
  fatigue: 255,
  draws: 0xfffffffe,
  board: board(
    unit(kind.giant, { currentHp: -1, attack: 65_535 }),
    unit(kind.taunt, { currentHp: 32_767, actedThisTurn: true }),
    unit(kind.soldier),
    unit(kind.soldier),
  ),
}
const games = [
  gameWith(),
  gameWith(full, full, { id: 0xffffffff, linked: true, turn: 0x80000001, status: 4 }),
]

/** The types of the protocol page, read by another implementation of SCALE. */
const registry = new TypeRegistry()
registry.register({
  CcgCardStats: { id: 'u16', cardType: 'u8', cost: 'u8', attack: 'u8', health: 'u8', effects: 'u32' },
  CcgUnit: { cardId: 'u16', currentHp: 'i16', attack: 'u16', actedThisTurn: 'bool' },
  CcgPlayer: {
    addr: '[u8; 32]',
    hp: 'i16',
    energy: 'u8',
    maxEnergy: 'u8',
    fatigue: 'u8',
    draws: 'u32',
    link: '[u8; 32]',
    deck: 'Vec<u16>',
    hand: 'Vec<u16>',
    board: '[Option<CcgUnit>; 4]',
  },
  CcgGame: {
    id: 'u32',
    rules: 'u8',
    scheme: 'u8',
    status: 'u8',
    activeIdx: 'u8',
    linked: 'bool',
    turn: 'u32',
    turnStarted: 'u32',
    turnBlocks: 'u32',
    players: '[CcgPlayer; 2]',
  },
})

describe('a game', () => {
  it.each(games)('is encoded as the types of the page say', (game) => {
    const encoded = encodeGame(game)
    expect(encoded).toEqual(registry.createType('CcgGame', game).toU8a())
    expect(decodeGame(encoded)).toEqual(game)
  })

  it('has at most 299 bytes: four units on each board, the other cards in hand and deck', () => {
    expect(encodeGame(games[1] as (typeof games)[number])).toHaveLength(299)
  })

  it('has the BLAKE2b-256 of its bytes for a hash', () => {
    for (const game of games) expect(stateHash(game)).toEqual(blake2AsU8a(encodeGame(game)))
  })

  it('cannot be read from bytes that nobody would write', () => {
    const encoded = encodeGame(gameWith())
    expect(() => decodeGame(encoded.slice(0, -1))).toThrow('the bytes end')
    expect(() => decodeGame(Uint8Array.of(...encoded, 0))).toThrow('more bytes')
    expect(() => decodeGame(encoded.with(8, 2))).toThrow('neither true nor false')
    expect(() => decodeGame(encoded.with(7, 2))).toThrow('no player 2')
  })
})

describe('cards', () => {
  it.each([1, 20, 63, 64, 300])('%i of them are encoded as the types of the page say', (count) => {
    const some = Array.from({ length: count }, (_, i) => ({ ...cards[i % 20], id: i })) as typeof cards
    const encoded = encodeCards(some)
    expect(encoded).toEqual(registry.createType('Vec<CcgCardStats>', some).toU8a())
    expect(decodeCards(encoded)).toEqual(some)
  })

  it('cannot be read with a length that is written too long', () => {
    expect(() => decodeCards(Uint8Array.of(1, 0))).toThrow('too long')
    expect(() => decodeCards(Uint8Array.of(3))).toThrow('beyond 2^30')
  })
})

const amount = 0x0102
/** Each event with its bytes, written out from the page. */
const events: [GameEvent, number[]][] = [
  [
    { type: 'ActionApplied', player: 1, actionType: 2, payload: Uint8Array.of(1, 2, 3, 4, 5, 6) },
    [0, 1, 2, 1, 2, 3, 4, 5, 6],
  ],
  [{ type: 'CardPlayed', player: 1, cardId: 0x0304, slot: 3 }, [1, 1, 4, 3, 3]],
  [{ type: 'SpellUsed', player: 0, cardId: 5, target: 0x87 }, [2, 0, 5, 0, 0x87]],
  [
    { type: 'AttackResolved', attackerSlot: 1, defenderSlot: 7, damageAttacker: 3, damageDefender: amount },
    [3, 1, 7, 3, 0, 2, 1],
  ],
  [{ type: 'UnitDied', player: 1, slot: 2, cardId: 5 }, [4, 1, 2, 5, 0]],
  [{ type: 'PlayerDamaged', player: 1, amount }, [5, 1, 2, 1]],
  [{ type: 'UnitDamaged', player: 1, slot: 2, amount }, [6, 1, 2, 2, 1]],
  [{ type: 'PlayerHealed', player: 0, amount }, [7, 0, 2, 1]],
  [{ type: 'UnitHealed', player: 0, slot: 1, amount }, [8, 0, 1, 2, 1]],
  [{ type: 'AttackRaised', player: 0, slot: 3, amount }, [9, 0, 3, 2, 1]],
  [{ type: 'CardDrawn', player: 1, cardId: 9 }, [10, 1, 9, 0]],
  [{ type: 'TurnEnded', newActivePlayer: 1 }, [11, 1]],
  [{ type: 'GameEnded', winner: 1 }, [12, 1, 1]],
  [{ type: 'GameEnded', winner: null }, [12, 0]],
  [{ type: 'TimedOut', player: 1 }, [13, 1]],
  [{ type: 'Resigned', player: 1 }, [14, 1]],
  [{ type: 'GameCancelled' }, [15]],
]

describe('events', () => {
  it('are all here', () => {
    expect(new Set(events.map(([{ type }]) => type))).toEqual(new Set(eventTypes))
  })

  it.each(events)('%o', (event, bytes) => {
    const encoded = encodeEvents([event])
    expect([...encoded]).toEqual([4, ...bytes])
    expect(decodeEvents(encoded)).toEqual([event])
  })

  it('make a list', () => {
    const all = events.map(([event]) => event)
    expect(decodeEvents(encodeEvents(all))).toEqual(all)
    expect(() => decodeEvents(Uint8Array.of(4, 16))).toThrow('no event 16')
  })
})

const startErrors: [StartError, number[]][] = [
  [{ type: 'SamePlayer' }, [0]],
  [{ type: 'BadRules', rules: 3 }, [1, 3]],
  [{ type: 'BadScheme', scheme: 2 }, [2, 2]],
  [{ type: 'BadDeckSize', player: 1, len: 0x01020304 }, [3, 1, 4, 3, 2, 1]],
  [{ type: 'UnknownCard', player: 0, cardId: 0x0102 }, [4, 0, 2, 1]],
  [{ type: 'TooManyCopies', player: 1, cardId: 0x0102 }, [5, 1, 2, 1]],
]
const reasons: [Reason, number[]][] = [
  [{ type: 'AfterEnd' }, [0]],
  [{ type: 'GameEnded' }, [1]],
  [{ type: 'UnknownType', actionType: 9 }, [2, 9]],
  [{ type: 'ExtraNotZero', extra: 0xff020304 }, [3, 4, 3, 2, 255]],
  [{ type: 'ParameterNotZero' }, [4]],
  [{ type: 'BadHandIndex', index: 8 }, [5, 8]],
  [{ type: 'BadSlot', slot: 4 }, [6, 4]],
  [{ type: 'SlotTaken', slot: 3 }, [7, 3]],
  [{ type: 'NotAUnit', cardId: 0x0102 }, [8, 2, 1]],
  [{ type: 'NotASpell', cardId: 0x0102 }, [9, 2, 1]],
  [{ type: 'BadTarget', target: 0x88 }, [10, 0x88]],
  [{ type: 'NotEnoughEnergy', needed: 9, available: 8 }, [11, 9, 8]],
  [{ type: 'NotDealt' }, [12]],
]
const submitErrors: [SubmitError, number[]][] = [
  [{ type: 'GameOver' }, [0]],
  [{ type: 'NotYourTurn' }, [1]],
  [{ type: 'PayloadTooLong', len: 1_025 }, [2, 1, 4, 0, 0]],
  [{ type: 'BadLength', len: 8 }, [3, 8, 0, 0, 0]],
  [{ type: 'LinkMissing' }, [4]],
  [{ type: 'LinkNotWanted' }, [5]],
  [{ type: 'WrongLink' }, [6]],
  ...reasons.map(([reason, bytes]): [SubmitError, number[]] => [
    { type: 'Action', index: 0x0105, reason },
    [7, 5, 1, ...bytes],
  ]),
  [{ type: 'TooEarly', endsAt: 0xfffffffe }, [8, 254, 255, 255, 255]],
]

describe('errors', () => {
  it('are all here', () => {
    expect(startErrors.map(([{ type }]) => type)).toEqual([...startErrorTypes])
    expect(reasons.map(([{ type }]) => type)).toEqual([...reasonTypes])
    expect(new Set(submitErrors.map(([{ type }]) => type))).toEqual(new Set(submitErrorTypes))
  })

  it.each(startErrors)('%o', (error, bytes) => {
    expect([...encodeStartError(error)]).toEqual(bytes)
    expect(decodeStartError(Uint8Array.from(bytes))).toEqual(error)
  })

  it.each(submitErrors)('%o', (error, bytes) => {
    expect([...encodeSubmitError(error)]).toEqual(bytes)
    expect(decodeSubmitError(Uint8Array.from(bytes))).toEqual(error)
  })

  it('do not hide unknown ones', () => {
    expect(() => decodeStartError(Uint8Array.of(6))).toThrow('no start error 6')
    expect(() => decodeSubmitError(Uint8Array.of(9))).toThrow('no submit error 9')
    expect(() => decodeSubmitError(Uint8Array.of(7, 0, 0, 13))).toThrow('no reason 13')
  })
})

describe('actions', () => {
  const actions: Action[] = [
    { type: 'PlayCard', handIndex: 2, slot: 3 },
    { type: 'UseSpell', handIndex: 7, target: targetByte({ side: 'enemy', place: 'player' }) },
    { type: 'EndTurn' },
    { type: 'Concede' },
  ]
  const bytes = [
    [0, 2, 3],
    [1, 7, 0x87],
    [2, 0, 0],
    [3, 0, 0],
  ].flatMap((head) => [...head, 0, 0, 0, 0])

  it('have seven bytes each', () => {
    expect([...encodeActions(actions)]).toEqual(bytes)
    expect(decodeActions(Uint8Array.from(bytes))).toEqual(actions)
    expect(decodeActions(new Uint8Array())).toEqual([])
  })

  it.each<[string, unknown]>([
    ['a ninth card', { type: 'PlayCard', handIndex: 8, slot: 0 }],
    ['a fifth slot', { type: 'PlayCard', handIndex: 0, slot: 4 }],
    ['half a slot', { type: 'PlayCard', handIndex: 0, slot: 0.5 }],
    ['a target that is none', { type: 'UseSpell', handIndex: 0, target: 4 }],
    ['a field too many', { type: 'EndTurn', slot: 1 }],
    ['another type', { type: 'Pass' }],
  ])('are not encoded with %s', (_, action) => {
    expect(() => encodeActions([action as Action])).toThrow('actions: ')
  })

  it('are at most 146', () => {
    const many = (length: number) => Array.from({ length }, (): Action => ({ type: 'EndTurn' }))
    expect(encodeActions(many(146))).toHaveLength(1_022)
    expect(() => encodeActions(many(147))).toThrow('actions: ')
  })

  it.each<[string, Uint8Array]>([
    ['part of an action', new Uint8Array(6)],
    ['more than 1,024 bytes', new Uint8Array(1_029)],
    ['another type', raw([4])],
    ['an extra', raw([0, 0, 0, 1 << 24])],
    ['a parameter of EndTurn', raw([2, 0, 1])],
    ['a fifth slot', raw([0, 0, 4])],
    ['a target that is none', raw([1, 0, 0x84])],
  ])('are not decoded from %s', (_, payload) => {
    expect(() => decodeActions(payload)).toThrow('actions: ')
  })

  it('have ten targets', () => {
    const targets = Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => readTarget(byte))
    expect(targets).toEqual([0, 1, 2, 3, 7, 128, 129, 130, 131, 135])
    for (const byte of targets) expect(targetByte(readTarget(byte) ?? { side: 'own', place: 0 })).toBe(byte)
  })
})

it('all of this takes bytes as they are', () => {
  expect(decodeGame(encodeGame(gameWith({ addr: bytes32(250) }))).players[0].addr).toEqual(bytes32(250))
})
