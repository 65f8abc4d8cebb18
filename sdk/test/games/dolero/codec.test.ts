import { describe, expect, it } from 'vitest'
import {
  type Action,
  decodeGame,
  encodeAction,
  encodeEvents,
  encodeGame,
  encodeRefusal,
  errorCodes,
  eventTypes,
  type GameEvent,
  type Refusal,
} from '../../../src/games/dolero/index.js'
import { bytes, newDuel, opened } from './duel.js'
import { randomGame } from './random-game.js'

const hex = (value: Uint8Array): string => Buffer.from(value).toString('hex')
const some = bytes('some')

describe('a game', () => {
  it('comes back from its bytes, in every position', () => {
    for (let seed = 0; seed < 5; seed++) {
      for (const { game } of randomGame(`codec ${seed}`)) {
        const encoded = encodeGame(game)
        expect(decodeGame(encoded)).toEqual(game)
        expect(encodeGame(decodeGame(encoded))).toEqual(encoded)
      }
    }
  })

  it('has the layout of the page', () => {
    const encoded = Buffer.from(encodeGame(opened()))
    expect(hex(encoded.subarray(0, 32))).toBe(hex(bytes('game')))
    const limits = encoded.subarray(32, 65)
    expect([limits.readBigUInt64LE(0), limits.readBigUInt64LE(8), limits.readBigUInt64LE(16)]).toEqual([
      10n,
      150n,
      1_000n,
    ])
    expect([limits[24], limits.readBigUInt64LE(25)]).toEqual([3, 6n])
    // Phase, round, sudden death, pot, deadline, nonce, pending, to act, raised, revealed, folded, winner, end.
    expect(hex(encoded.subarray(65, 103))).toBe(
      `00${'0000'}00${'0a00000000000000'}${'00'.repeat(16)}${'00000000'}${'000000'}ffff00`,
    )
    const player = 32 + 3 * 8 + 1 + 32 + 3 + 3 + 8 + 4 + 4 + 1 + 96 + 2 + 3 + 1
    expect(encoded.length).toBe(65 + 1 + 2 + 1 + 8 + 8 + 8 + 4 + 6 + 2 * player)
  })

  it('keeps times before 1970 and far ahead', () => {
    for (const deadline of [-1, -1_000, 0, 2 ** 32 - 1, 2 ** 32, 2 ** 45 + 7, -(2 ** 40)]) {
      expect(decodeGame(encodeGame({ ...opened(), deadline })).deadline).toBe(deadline)
    }
  })

  it('is refused if its bytes end early, and takes room behind them', () => {
    const encoded = encodeGame(newDuel().game)
    expect(() => decodeGame(encoded.subarray(0, encoded.length - 1))).toThrow('more are needed')
    expect(decodeGame(Buffer.concat([encoded, new Uint8Array(50)]))).toEqual(newDuel().game)
  })
})

describe('actions, events and refusals', () => {
  it.each<[Action, string]>([
    [{ type: 'commit', commitment: some }, `00${hex(some)}`],
    [{ type: 'requestRandom' }, '01'],
    [{ type: 'choose', choice: 4 }, '0204'],
    [{ type: 'swap', mask: 5 }, '0305'],
    [{ type: 'show', cards: [7, 8] }, '04020000000708'],
    [{ type: 'arrange', commitments: [some, some, some] }, `05${hex(some).repeat(3)}`],
    [{ type: 'lock' }, '06'],
    [{ type: 'open', cards: [52, 1], salts: [some, some] }, `073401${hex(some).repeat(2)}`],
    [{ type: 'raise', amount: 258n }, '080201000000000000'],
    [{ type: 'call' }, '09'],
    [{ type: 'fold' }, '0a'],
    [{ type: 'reveal' }, '0b'],
    [{ type: 'openLast', secret: some, card: 9, salt: some }, `0c${hex(some)}09${hex(some)}`],
    [{ type: 'forfeit' }, '0d'],
  ])('%o', (action, expected) => {
    expect(hex(encodeAction(action))).toBe(expected)
  })

  it.each<[GameEvent, string]>([
    [{ type: 'gameOpened', playerKey: some, stack: 1n }, `00${hex(some)}0100000000000000`],
    [{ type: 'playerJoined', playerKey: some, stack: 1n }, `01${hex(some)}0100000000000000`],
    [{ type: 'committed', player: 1, round: 258 }, '02010201'],
    [{ type: 'randomRequested', kind: 3, nonce: 4n }, '03030400000000000000'],
    [
      {
        type: 'relicsOffered',
        offers: [
          [1, 2, 3],
          [4, 5, 0],
        ],
      },
      '04010203040500',
    ],
    [{ type: 'chosen', player: 0, choice: 7 }, '050007'],
    [{ type: 'dealt', swaps: [3, 6], jokers: [0, 2] }, '0603060002'],
    [{ type: 'swapped', player: 1, mask: 5 }, '070105'],
    [{ type: 'shown', player: 1, cards: [9] }, '08010100000009'],
    [{ type: 'arranged', player: 1 }, '0901'],
    [{ type: 'locked', player: 1, auto: true, autoPlayed: false }, '0a010100'],
    [{ type: 'opened', player: 1, position: 3, card: 52 }, '0b010334'],
    [{ type: 'raised', player: 0, amount: 1n, bet: 2n }, '0c0001000000000000000200000000000000'],
    [{ type: 'called', player: 0, bet: 2n }, '0d000200000000000000'],
    [{ type: 'folded', player: 0, returned: 2n }, '0e000200000000000000'],
    [{ type: 'revealed', player: 1 }, '0f01'],
    [{ type: 'roundScored', round: 1, scores: [21, 30], winner: 0, hearts: [3, 2] }, '100100151e000302'],
    [{ type: 'suddenDeath', round: 4 }, '110400'],
    [{ type: 'gameEnded', winner: 255, end: 6 }, '12ff06'],
  ])('%o', (event, expected) => {
    expect(hex(encodeEvents([event]))).toBe(`01000000${expected}`)
  })

  it.each<[Refusal, string]>([
    [{ code: 'GameOver' }, '00'],
    [{ code: 'WrongPhase', phase: 9 }, '0109'],
    [{ code: 'TooLate', deadline: -1 }, '02ffffffffffffffff'],
    [{ code: 'TooEarly', deadline: 256 }, '030001000000000000'],
    [{ code: 'BadStack', lowest: 1n, highest: 2n }, '0601000000000000000200000000000000'],
    [{ code: 'BadChoice', choice: 5 }, '0a05'],
    [{ code: 'BadMask', mask: 8 }, '0e08'],
    [{ code: 'BadCard', card: 53 }, '1135'],
    [{ code: 'WrongOpening', position: 2 }, '1302'],
    [{ code: 'BadRaise', highest: 3n }, '150300000000000000'],
    [{ code: 'WrongSecret' }, '18'],
  ])('%o', (refusal, expected) => {
    expect(hex(encodeRefusal(refusal))).toBe(expected)
  })

  it('are as many as the page lists', () => {
    expect(eventTypes).toHaveLength(19)
    expect(errorCodes).toHaveLength(25)
  })
})
