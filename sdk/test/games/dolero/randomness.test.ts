import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { drawCards, roundCommitment, roundSecret } from '../../../src/games/dolero/index.js'
import { dealFrom, drawsOf, jokerFrom, offerFrom } from '../../../src/games/dolero/randomness.js'
import { bytes, id, keys, newDuel } from './duel.js'

const sha = (...parts: readonly (Uint8Array | string)[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
const byte = (value: number) => Uint8Array.of(value)

describe('draws', () => {
  it('are the little-endian words of the seed, then of its hash', () => {
    const seed = bytes('seed')
    const below = drawsOf(seed)
    const next = sha(seed)
    const expected = [0, 4, 8, 12, 16, 20, 24, 28].flatMap((at) => Buffer.from(seed).readUInt32LE(at))
    expect(expected.map(() => below(2 ** 32))).toEqual(expected)
    expect(below(2 ** 32)).toBe(next.readUInt32LE(0))
  })

  it('leave out words that would favour small results', () => {
    const seed = new Uint8Array(32).fill(255)
    seed.set([7, 0, 0, 0], 4)
    // 2^32 - 1 is above the last multiple of 6.
    expect(drawsOf(seed)(6)).toBe(1)
    // A power of two leaves nothing out.
    expect(drawsOf(seed)(8)).toBe(7)
  })
})

describe('cards', () => {
  it('need VRF and secret, and do not come twice', () => {
    const draws = [7, 5, 7, 2, 7, 7, 7].map((mask, i) => ({ mask, vrf: bytes(`draw ${i}`) }))
    const secret = bytes('secret')
    const { hand, drawn } = drawCards(draws, secret)
    const all = drawn.flat()
    expect(new Set(all).size).toBe(all.length)
    expect(drawn.map(({ length }) => length)).toEqual([3, 2, 3, 1, 3, 3, 3])
    expect(hand).toEqual(drawn.at(-1))
    expect(drawCards(draws, bytes('another')).hand).not.toEqual(hand)

    const deck = Array.from({ length: 52 }, (_, card) => card)
    const [first] = deck.splice(sha(bytes('draw 0'), secret, byte(0)).readUInt32LE(0) % 52, 1)
    const [second] = deck.splice(sha(bytes('draw 0'), secret, byte(1)).readUInt32LE(0) % 51, 1)
    expect(drawn[0]?.slice(0, 2)).toEqual([first, second])
  })

  it('keep their places in the hand', () => {
    const draws = [
      { mask: 7, vrf: bytes('a') },
      { mask: 5, vrf: bytes('b') },
    ]
    const { hand, drawn } = drawCards(draws, bytes('secret'))
    expect(hand).toEqual([drawn[1]?.[0], drawn[0]?.[1], drawn[1]?.[1]])
  })

  it('come up evenly', () => {
    const counts = new Array<number>(52).fill(0)
    for (let i = 0; i < 2_600; i++) {
      const { hand } = drawCards([{ mask: 7, vrf: bytes(`vrf ${i}`) }], id)
      for (const card of hand) counts[card] = (counts[card] ?? 0) + 1
    }
    // 150 each on average; six standard deviations.
    for (const count of counts) expect(Math.abs(count - 150)).toBeLessThan(75)
  })
})

describe('what comes from the VRF alone', () => {
  it('is labelled, so that no answer is used twice as it is', () => {
    const vrf = bytes('vrf')
    expect(Buffer.from(dealFrom(vrf, 1))).toEqual(sha(vrf, 'deal', byte(1)))
    expect(jokerFrom(vrf, 0)).toBe(1 + ((sha(vrf, 'joker', byte(0))[0] ?? 0) & 1))
    const words = sha(vrf, 'offer', byte(1))
    const list = [0, 1, 2, 3, 4, 5]
    const offer = [0, 4, 8].map((at) => list.splice(words.readUInt32LE(at) % list.length, 1)[0])
    expect(offerFrom(vrf, 1)).toEqual(offer)
  })

  it('offers three different relics and both jokers', () => {
    const jokers = new Set<number>()
    for (let i = 0; i < 50; i++) {
      expect(new Set(offerFrom(bytes(`${i}`), 0)).size).toBe(3)
      jokers.add(jokerFrom(bytes(`${i}`), 0))
    }
    expect([...jokers].sort()).toEqual([1, 2])
  })
})

describe('the commitment of a round', () => {
  it('covers secret, player, game and round', () => {
    const { game } = newDuel()
    const round = Uint8Array.of(1, 0)
    expect(Buffer.from(roundCommitment(game, 1, bytes('s')))).toEqual(sha(bytes('s'), keys[1], id, round))
  })

  it('comes from one stored secret, another for each player, game and round', () => {
    const { game } = newDuel()
    const stored = bytes('stored')
    const secrets = [
      roundSecret(stored, game, 0),
      roundSecret(stored, game, 1),
      roundSecret(stored, { ...game, round: 2 }, 0),
      roundSecret(stored, { ...game, id: bytes('other game') }, 0),
    ]
    expect(new Set(secrets.map(String)).size).toBe(4)
    expect(roundSecret(stored, game, 0)).toEqual(secrets[0])
  })
})
