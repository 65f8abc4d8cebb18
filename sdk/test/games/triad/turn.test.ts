import { describe, expect, it } from 'vitest'
import type { RulesetConfigInput } from '../../../src/games/triad/index.js'
import { card, edges, eventTypes, type Move, only, owner, play, rules, start } from './build.js'

const marks: RulesetConfigInput = { warning: { enabled: true } }
const five = card(5)

describe('turn order', () => {
  it.each([0, 1] as const)('firstPlayer %i moves on the even turns', (first) => {
    const second = first === 0 ? 1 : 0
    const after = play(start(rules(), [], [], first), [0, 0], [2, 0], [6, 1])
    expect([0, 2, 6].map((index) => owner(after, index))).toEqual([first, second, first])
  })

  it('leaves one card of the second player unplayed', () => {
    const cells: Move[] = Array.from({ length: 9 }, (_, i) => [i, Math.floor(i / 2)])
    const { state } = play(start(rules(), [], []), ...cells)
    expect(state.usedCards).toEqual([0b11111, 0b01111])
  })
})

describe('a warning mark', () => {
  it('takes penaltyAllTriad from every edge of the card that steps on it', () => {
    const after = play(start(rules(marks), [], [five]), [0, 0, { mark: 8 }], [8, 0])
    expect(edges(after, 8)).toEqual([4, 4, 4, 4])
    expect(after.events[0]).toEqual({ type: 'markHit', cell: 8, delta: -1, ignoredBy: null })
  })

  it('lives for exactly one turn of the opponent, stepped on or not', () => {
    const after = play(start(rules(marks), [], []), [0, 0, { mark: 8 }], [2, 0], [6, 1], [8, 1])
    expect(edges(after, 8)).toEqual([5, 5, 5, 5])
    const missed = play(start(rules(marks), [], []), [0, 0, { mark: 8 }], [2, 0])
    expect(missed.events.at(-1)).toEqual({ type: 'markExpired', cell: 8 })
    expect(missed.state.markCell).toBeNull()
  })

  it('does not harm the player who set it', () => {
    const after = play(start(rules(marks), [], []), [0, 0, { mark: 8 }], [2, 0], [8, 1])
    expect(edges(after, 8)).toEqual([5, 5, 5, 5])
  })

  it('stays off a cell that was marked by the opponent a moment ago', () => {
    const after = play(start(rules(marks), [], []), [0, 0, { mark: 8 }], [2, 0, { mark: 8 }], [8, 1])
    expect(edges(after, 8)).toEqual([4, 4, 4, 4])
  })

  it('shows how many marks are left', () => {
    const { events } = play(start(rules(marks), [], []), [0, 0, { mark: 8 }])
    expect(events.at(-1)).toEqual({ type: 'markSet', cell: 8, left: 2 })
  })

  it('is ignored, whatever the field holds, where marks are off', () => {
    const after = play(start(rules(), [], []), [0, 0, { mark: 0 }], [8, 0, { mark: 99 }])
    expect(after.state.usedMarks).toEqual([0, 0])
    expect(after.state.markCell).toBeNull()
  })

  it('does not take an edge below edgeMin', () => {
    const ruleset = rules({ warning: { enabled: true, penaltyAllTriad: -4, edgeMin: 3 } })
    const after = play(start(ruleset, [], [card([10, 6, 3, 1])]), [0, 0, { mark: 8 }], [8, 0])
    expect(edges(after, 8)).toEqual([6, 3, 3, 3])
  })

  it('leaves an edge below edgeMin as it is where the penalty is zero', () => {
    const ruleset = rules({ warning: { enabled: true, penaltyAllTriad: 0, edgeMin: 3 } })
    const after = play(start(ruleset, [], [card([10, 6, 3, 1])]), [0, 0, { mark: 8 }], [8, 0])
    expect(edges(after, 8)).toEqual([10, 6, 3, 1])
  })

  it('does not harm a Shadow card, and is used up', () => {
    const ruleset = only({ shadow: { enabled: true } }, marks)
    const after = play(start(ruleset, [], [card(5, { trait: 'shadow' })]), [0, 0, { mark: 8 }], [8, 0])
    expect(edges(after, 8)).toEqual([5, 5, 5, 5])
    expect(after.events[0]).toMatchObject({ type: 'markHit', ignoredBy: 'shadow', delta: 0 })
    expect(eventTypes(after)).toContain('markExpired')
  })

  it('harms a Shadow card where Shadow is off', () => {
    const after = play(
      start(only({}, marks), [], [card(5, { trait: 'shadow' })]),
      [0, 0, { mark: 8 }],
      [8, 0],
    )
    expect(edges(after, 8)).toEqual([4, 4, 4, 4])
  })
})

describe('Earth', () => {
  const earth = card(5, { trait: 'earth' })
  const on = only({ earth: { enabled: true } })

  it.each([
    ['up', 0, [7, 5, 4, 5]],
    ['right', 1, [5, 7, 5, 4]],
    ['down', 2, [4, 5, 7, 5]],
    ['left', 3, [5, 4, 5, 7]],
  ] as const)('boosts the edge %s and weakens the opposite one', (_, edge, expected) => {
    const after = play(start(on, [earth], []), [4, 0, { edge }])
    expect(edges(after, 4)).toEqual(expected)
    expect(after.events[0]).toMatchObject({ type: 'earth', edge, boost: 2, penalty: -1 })
  })

  it('clamps both edges', () => {
    const after = play(start(on, [card([9, 0, 0, 0], { trait: 'earth' })], []), [4, 0, { edge: 0 }])
    expect(edges(after, 4)).toEqual([10, 0, 0, 0])
  })

  it('may pass with 255 where no choice is required', () => {
    const optional = only({ earth: { enabled: true, requireChoice: false } })
    expect(edges(play(start(optional, [earth], []), [4, 0]), 4)).toEqual([5, 5, 5, 5])
    expect(edges(play(start(optional, [earth], []), [4, 0, { edge: 1 }]), 4)).toEqual([5, 7, 5, 4])
  })

  it('is not looked at on other cards, nor where it is off', () => {
    expect(edges(play(start(on, [five], []), [4, 0, { edge: 77 }]), 4)).toEqual([5, 5, 5, 5])
    expect(edges(play(start(only({}), [earth], []), [4, 0, { edge: 1 }]), 4)).toEqual([5, 5, 5, 5])
  })
})

describe('Cosmic', () => {
  const cosmic = card([5, 10, 0, 9], { trait: 'cosmic' })
  const on = only({ cosmic: { enabled: true } })

  it.each([0, 2, 6, 8])('has one more on each edge on the corner %i', (corner) => {
    const after = play(start(on, [cosmic], []), [corner, 0])
    expect(edges(after, corner)).toEqual([6, 10, 1, 10])
    expect(after.events[0]).toEqual({ type: 'cosmic', plus: 1 })
  })

  it.each([1, 3, 4, 5, 7])('stays as it is on cell %i', (index) => {
    expect(edges(play(start(on, [cosmic], []), [index, 0]), index)).toEqual([5, 10, 0, 9])
  })

  it('stays as it is where it is off', () => {
    expect(edges(play(start(only({}), [cosmic], []), [0, 0]), 0)).toEqual([5, 10, 0, 9])
  })
})

describe('Thunder', () => {
  const thunder = card(1, { trait: 'thunder' })
  const on = only({ thunder: { enabled: true } })

  it('weakens the enemies beside it for good, before captures', () => {
    const after = play(start(on, [card([5, 5, 5, 1])], [thunder]), [1, 0], [2, 0])
    expect(edges(after, 1)).toEqual([4, 4, 4, 0])
    expect(after.events[1]).toEqual({ type: 'thunder', from: 2, to: 1, delta: -1 })
    const strong = card([1, 1, 1, 5], { trait: 'thunder' })
    expect(owner(play(start(on, [card(5)], [strong]), [1, 0], [2, 0]), 1)).toBe(1)
  })

  it('leaves its own side, empty cells and diagonals alone', () => {
    const after = play(start(on, [five, thunder], [five]), [0, 0], [4, 0], [1, 1])
    expect(edges(after, 0)).toEqual([5, 5, 5, 5])
    expect(edges(after, 4)).toEqual([4, 4, 4, 4])
    expect(edges(play(start(on, [five], [thunder]), [0, 0], [4, 0]), 0)).toEqual([5, 5, 5, 5])
  })

  it('strikes when it is placed, not when it is flipped', () => {
    const after = play(start(on, [five, thunder], [card(1), card(9)]), [3, 0], [8, 0], [0, 1], [1, 1])
    expect(owner(after, 0)).toBe(1)
    expect(edges(after, 3)).toEqual([5, 5, 5, 5])
  })

  it('does nothing where it is off', () => {
    expect(edges(play(start(only({}), [five], [thunder]), [1, 0], [2, 0]), 1)).toEqual([5, 5, 5, 5])
  })
})

describe("the second player's first card", () => {
  it.each([0, 1] as const)(
    'gets firstMoveTriadPlus when %i begins, and the second card does not',
    (first) => {
      const ruleset = rules({ secondPlayerBalance: { enabled: true, firstMoveTriadPlus: 3 } })
      const after = play(start(ruleset, [], [], first), [0, 0], [2, 0], [6, 1], [8, 1])
      expect([0, 2, 6, 8].map((index) => edges(after, index)[0])).toEqual([5, 8, 5, 5])
    },
  )
})

describe('the steps of a turn', () => {
  it('come in the order of the protocol', () => {
    const ruleset = only({ cosmic: { enabled: true } }, marks)
    const after = play(
      start(ruleset, [card([1, 1, 1, 1])], [card(9, { trait: 'cosmic' })]),
      [1, 0, { mark: 0 }],
      [0, 0, { mark: 8 }],
    )
    expect(eventTypes(after)).toEqual(['markHit', 'cosmic', 'placed', 'captured', 'markExpired', 'markSet'])
  })

  it('clamp after each change: at ten the mark takes one, then the corner gives it back', () => {
    const ruleset = only({ cosmic: { enabled: true, cornerTriadPlus: 2 } }, marks)
    const after = play(start(ruleset, [], [card(10, { trait: 'cosmic' })]), [1, 0, { mark: 8 }], [8, 0])
    expect(edges(after, 8)).toEqual([10, 10, 10, 10])
    const low = play(start(ruleset, [], [card(0, { trait: 'cosmic' })]), [1, 0, { mark: 8 }], [8, 0])
    expect(edges(low, 8)).toEqual([2, 2, 2, 2])
  })

  it('leave the given state as it was', () => {
    const before = play(start(rules(marks), [card(1)], [card(9)]), [0, 0, { mark: 8 }]).state
    const copy = structuredClone(before)
    play(before, [1, 0, { mark: 7 }])
    expect(before).toEqual(copy)
  })
})
