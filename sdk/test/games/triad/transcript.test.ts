import { describe, expect, it } from 'vitest'
import {
  headerToJson,
  matchFileToJson,
  none,
  parseCards,
  parseHeader,
  parseMatchFile,
  parseTurn,
  parseTurns,
  transcriptToJson,
} from '../../../src/games/triad/index.js'
import { card, header } from './build.js'

const json = headerToJson(header)
const invalid = expect.objectContaining({ code: 'INVALID_INPUT' })
const turns = Array.from({ length: 9 }, (_, i) => ({ cell: i, cardIndex: Math.floor(i / 2) }))

describe('a header in JSON', () => {
  it('comes back as it was', () => {
    const parsed = parseHeader(JSON.parse(JSON.stringify(json)))
    expect({
      ...parsed,
      playerA: parsed.playerA.toLowerCase(),
      playerB: parsed.playerB.toLowerCase(),
    }).toEqual(header)
  })

  it('holds token ids as text, numbers or hex', () => {
    const { deckA } = parseHeader({ ...json, deckA: ['1', 2, '0x3', `${2n ** 256n - 1n}`, 4n] })
    expect(deckA).toEqual([1n, 2n, 3n, 2n ** 256n - 1n, 4n])
  })

  it('takes season 0 where none is given', () => {
    const { seasonId, ...rest } = json
    expect(seasonId).toBe(1)
    expect(parseHeader(rest).seasonId).toBe(0)
  })

  it('accepts what the struct can hold, and leaves it to the rules to refuse it', () => {
    expect(parseHeader({ ...json, version: 65535, firstPlayer: 255 })).toMatchObject({ firstPlayer: 255 })
  })

  it.each([
    ['a token id above 2^53 as a number', { deckA: [1, 2, 3, 4, 2 ** 60] }],
    ['a token id above uint256', { deckA: [1, 2, 3, 4, `${2n ** 256n}`] }],
    ['a negative token id', { deckA: [1, 2, 3, 4, -1] }],
    ['a token id of words', { deckA: [1, 2, 3, 4, 'five'] }],
    ['an empty token id', { deckA: [1, 2, 3, 4, ''] }],
    ['a deck of four', { deckA: [1, 2, 3, 4] }],
    ['a deck of six', { deckA: [1, 2, 3, 4, 5, 6] }],
    ['a short address', { playerA: '0x12' }],
    ['a short salt', { salt: '0x12' }],
    ['a missing salt', { salt: undefined }],
    ['a version above uint16', { version: 65536 }],
    ['a deadline above uint64', { deadline: `${2n ** 64n}` }],
    ['a first player of -1', { firstPlayer: -1 }],
  ])('is refused with %s', (_, change) => {
    expect(() => parseHeader({ ...json, ...change })).toThrow(invalid)
  })
})

describe('turns in JSON', () => {
  it('take 255 and 0 for what is left out', () => {
    expect(parseTurn({ cell: 4, cardIndex: 1 })).toEqual({
      cell: 4,
      cardIndex: 1,
      warningMarkCell: none,
      earthBoostEdge: none,
      reserved: 0,
    })
  })

  it('are nine', () => {
    expect(parseTurns(turns)).toHaveLength(9)
    expect(() => parseTurns(turns.slice(1))).toThrow(invalid)
    expect(() => parseTurns([...turns, turns[0]])).toThrow(invalid)
  })

  it.each([
    { cell: -1 },
    { cell: 256 },
    { cell: 1.5 },
    { cell: '4' },
    { cardIndex: undefined },
    { reserved: 999 },
  ])('are refused with %j', (change) => {
    expect(() => parseTurn({ cell: 4, cardIndex: 1, ...change })).toThrow(invalid)
  })
})

describe('cards in JSON', () => {
  const stats = { up: 1, right: 2, down: 3, left: 4, hand: 0, power: 9 }

  it('carry a trait, by name or code, or the attributes it comes from', () => {
    const cards = parseCards({
      1: { ...stats, trait: 'flame' },
      2: { ...stats, trait: 6 },
      '0x3': { ...stats, classId: 1, seasonId: 2, rarity: 3, name: 'extra' },
    })
    expect(cards.get(1n)).toEqual({ ...stats, trait: 'flame' })
    expect(cards.get(2n)).toEqual({ ...stats, trait: 'flame' })
    expect(cards.get(3n)).toEqual({ ...stats, classId: 1, seasonId: 2, rarity: 3 })
  })

  it.each([
    ['neither', { 1: stats }],
    ['an unknown trait', { 1: { ...stats, trait: 'fog' } }],
    ['a missing edge', { 1: { ...stats, up: undefined, trait: 'none' } }],
    ['a key that is no token id', { one: { ...stats, trait: 'none' } }],
    ['a token id twice', { 1: { ...stats, trait: 'none' }, '0x1': { ...stats, trait: 'none' } }],
    ['a negative power', { 1: { ...stats, power: -1, trait: 'none' } }],
    ['a list', [stats]],
  ])('are refused with %s', (_, value) => {
    expect(() => parseCards(value)).toThrow(invalid)
  })
})

describe('a match file', () => {
  const cards = Object.fromEntries(
    [...header.deckA, ...header.deckB].map((tokenId) => [`${tokenId}`, card(5)]),
  )
  const file = { header: json, turns, ruleset: 'core', cards }

  it('comes back as it was', () => {
    const domain = { chainId: 5, verifyingContract: header.playerA }
    const match = parseMatchFile({ ...file, domain, sigA: '0xAB', sigB: '0x' })
    expect(match.sigA).toBe('0xab')
    const written = JSON.parse(JSON.stringify(matchFileToJson(match)))
    expect(parseMatchFile(written)).toEqual(match)
  })

  it('may lack signatures and domain', () => {
    const written = matchFileToJson(parseMatchFile(file))
    expect(Object.keys(written)).toEqual(['header', 'turns', 'ruleset', 'cards'])
    expect(transcriptToJson(parseMatchFile(file)).turns).toEqual(written.turns)
  })

  it.each([
    ['no ruleset', { ruleset: undefined }],
    ['no cards', { cards: undefined }],
    ['an odd signature', { sigA: '0xabc' }],
    ['chain 0', { domain: { chainId: 0, verifyingContract: header.playerA } }],
  ])('is refused with %s', (_, change) => {
    expect(() => parseMatchFile({ ...file, ...change })).toThrow(invalid)
  })
})
