import { describe, expect, it } from 'vitest'
import { FivefoldError } from '../../../src/core/index.js'
import { applyTurn, checkDeadline, startMatch, TriadError } from '../../../src/games/triad/index.js'
import { card, header, type Move, only, play, refusal, rules, start, turn } from './build.js'

const marked = rules({ warning: { enabled: true } })
const nine: Move[] = Array.from({ length: 9 }, (_, i) => [i, Math.floor(i / 2)])

describe('a turn is refused', () => {
  const state = start(marked, [], [])

  it.each([
    ['CellOutOfRange', [[9, 0]], { turn: 0, cell: 9 }],
    ['CellOutOfRange', [[255, 0]], { turn: 0, cell: 255 }],
    [
      'CellTaken',
      [
        [4, 0],
        [4, 0],
      ],
      { turn: 1, cell: 4 },
    ],
    ['CardOutOfRange', [[0, 5]], { turn: 0, cardIndex: 5 }],
    [
      'CardUsed',
      [
        [0, 2],
        [1, 2],
        [2, 2],
      ],
      { turn: 2, cardIndex: 2 },
    ],
    ['MarkOutOfRange', [[0, 0, { mark: 9 }]], { turn: 0, cell: 9 }],
    ['MarkOutOfRange', [[0, 0, { mark: 254 }]], { turn: 0, cell: 254 }],
    ['MarkCellTaken', [[0, 0, { mark: 0 }]], { turn: 0, cell: 0 }],
    [
      'MarkCellTaken',
      [
        [0, 0],
        [1, 0, { mark: 0 }],
      ],
      { turn: 1, cell: 0 },
    ],
  ] as const)('with %s %j', (code, moves, args) => {
    const error = refusal(state, ...(moves as unknown as Move[]))
    expect(error).toBeInstanceOf(TriadError)
    expect(error).toMatchObject({ code, args, turn: args.turn })
  })

  it('with MarkLimitReached at the mark too many, counted per player', () => {
    const moves: Move[] = [
      [0, 0, { mark: 8 }],
      [1, 0, { mark: 8 }],
      [2, 1, { mark: 8 }],
      [3, 1, { mark: 8 }],
    ]
    const five: Move[] = [...moves, [4, 2, { mark: 8 }], [5, 2, { mark: 8 }]]
    expect(play(state, ...five).state.usedMarks).toEqual([3, 3])
    const error = refusal(state, ...five, [6, 3, { mark: 8 }])
    expect(error).toMatchObject({ code: 'MarkLimitReached', args: { turn: 6, limit: 3 } })
  })

  it('later for the second player with secondPlayerExtraUses', () => {
    const ruleset = rules({ warning: { enabled: true, maxUsesPerPlayer: 0, secondPlayerExtraUses: 1 } })
    const first = refusal(start(ruleset, [], []), [0, 0, { mark: 8 }])
    expect(first.args).toEqual({ turn: 0, limit: 0 })
    const second = refusal(start(ruleset, [], []), [0, 0], [1, 0, { mark: 8 }], [2, 1], [3, 1, { mark: 8 }])
    expect(second.args).toEqual({ turn: 3, limit: 1 })
  })

  it.each([255, 4, 200])('with EarthEdgeInvalid for the edge %i of an Earth card', (edge) => {
    const earth = card(5, { trait: 'earth' })
    const required = start(only({ earth: { enabled: true } }), [earth], [])
    expect(refusal(required, [0, 0, { edge }])).toMatchObject({
      code: 'EarthEdgeInvalid',
      args: { turn: 0, edge },
    })
    const optional = start(only({ earth: { enabled: true, requireChoice: false } }), [earth], [])
    if (edge === 255) expect(play(optional, [0, 0, { edge }]).state.turn).toBe(1)
    else expect(refusal(optional, [0, 0, { edge }]).code).toBe('EarthEdgeInvalid')
  })

  it('with MatchOver after the ninth', () => {
    expect(refusal(state, ...nine, [0, 0])).toMatchObject({ code: 'MatchOver', turn: 9 })
  })

  it.each([Number.NaN, -1, 1.5, Number.POSITIVE_INFINITY])('with a typed error for the cell %d', (cell) => {
    const result = applyTurn(state, { ...turn([0, 0]), cell })
    expect(result).toMatchObject({ ok: false, error: { code: 'CellOutOfRange' } })
  })

  it('in the order of the protocol', () => {
    const earth = card(5, { trait: 'earth' })
    const ruleset = only({ earth: { enabled: true } }, { warning: { enabled: true } })
    const both = start(ruleset, [earth, earth], [])
    const opening: Move[] = [
      [0, 0, { edge: 0 }],
      [1, 0],
    ]
    const codes = (move: Move) => refusal(both, ...opening, move).code
    expect(codes([9, 9, { edge: 9, mark: 9 }])).toBe('CellOutOfRange')
    expect(codes([0, 9, { edge: 9, mark: 9 }])).toBe('CellTaken')
    expect(codes([2, 9, { edge: 9, mark: 9 }])).toBe('CardOutOfRange')
    expect(codes([2, 0, { edge: 9, mark: 9 }])).toBe('CardUsed')
    expect(codes([2, 1, { edge: 9, mark: 9 }])).toBe('EarthEdgeInvalid')
    expect(codes([2, 1, { edge: 0, mark: 9 }])).toBe('MarkOutOfRange')
    expect(codes([2, 1, { edge: 0, mark: 0 }])).toBe('MarkCellTaken')
  })

  it('as an error of the SDK, with a message that says what to do', () => {
    const error = refusal(state, [9, 0])
    expect(error).toBeInstanceOf(FivefoldError)
    expect(error.message).toBe('CellOutOfRange: turn 0, cell 9 (cells are 0..8)')
  })
})

describe('a header is refused', () => {
  const ruleset = rules()
  const cards = new Map([...header.deckA, ...header.deckB].map((id) => [id, card(5)]))
  const good = { ...header, rulesetId: ruleset.id }
  const refused = (change: object, given = cards) => {
    const result = startMatch({ header: { ...good, ...change }, ruleset, cards: given })
    return result.ok ? null : result.error
  }

  it.each([
    ['UnsupportedVersion', { version: 2 }, { version: 2 }],
    ['UnsupportedVersion', { version: 0, firstPlayer: 2 }, { version: 0 }],
    ['InvalidFirstPlayer', { firstPlayer: 2, playerB: header.playerA }, { firstPlayer: 2 }],
    ['SamePlayer', { playerB: header.playerA, deckA: [1n, 1n, 2n, 3n, 4n] }, { player: header.playerA }],
    ['SamePlayer', { playerB: header.playerA.toUpperCase().replace('X', 'x') }, { player: header.playerA }],
    [
      'DuplicateCard',
      { deckA: [1n, 2n, 3n, 2n, 5n], deckB: [6n, 6n, 6n, 6n, 6n] },
      { player: 0, tokenId: 2n },
    ],
    ['DuplicateCard', { deckB: [6n, 7n, 8n, 9n, 6n], rulesetId: header.salt }, { player: 1, tokenId: 6n }],
    ['RulesetMismatch', { rulesetId: header.salt }, { rulesetId: header.salt, expected: ruleset.id }],
    ['UnknownCard', { deckB: [6n, 7n, 8n, 9n, 11n] }, { tokenId: 11n }],
  ])('with %s', (code, change, args) => {
    const error = refused(change)
    expect(error).toMatchObject({ code, args })
    expect(error?.turn).toBeUndefined()
  })

  it('not for a card that both decks hold', () => {
    expect(refused({ deckB: [1n, 7n, 8n, 9n, 10n] })).toBeNull()
  })

  it.each([{ up: 11 }, { right: 255 }, { down: -1 }, { left: 2.5 }, { hand: 3 }])(
    'with CardOutOfBounds for %j, in either deck',
    (change) => {
      for (const tokenId of [3n, 10n]) {
        const given = new Map(cards).set(tokenId, { ...card(5), ...change })
        expect(refused({}, given)).toMatchObject({ code: 'CardOutOfBounds', args: { tokenId } })
      }
    },
  )

  it.each([{ classId: 0 }, { classId: 6 }, { seasonId: 0 }, { seasonId: 5 }, { rarity: 0 }, { rarity: 6 }])(
    'with CardOutOfBounds for %j, even where traits are off',
    (change) => {
      const stats = { up: 1, right: 1, down: 1, left: 1, hand: 0, power: 0 }
      const attributes = { classId: 1, seasonId: 1, rarity: 1 }
      expect(refused({}, new Map(cards).set(1n, { ...stats, ...attributes }))).toBeNull()
      const given = new Map(cards).set(1n, { ...stats, ...attributes, ...change })
      expect(refused({}, given)).toMatchObject({ code: 'CardOutOfBounds', args: { tokenId: 1n } })
    },
  )

  it('with DeadlinePassed once the second of the deadline is over', () => {
    expect(checkDeadline(header, header.deadline)).toBeNull()
    const now = header.deadline + 1n
    expect(checkDeadline(header, now)).toMatchObject({
      code: 'DeadlinePassed',
      args: { deadline: header.deadline, now },
    })
  })
})
