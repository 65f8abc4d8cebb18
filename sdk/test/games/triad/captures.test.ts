import { describe, expect, it } from 'vitest'
import { card, edges, eventTypes, only, owner, play, rules, start } from './build.js'

const weak = card(1)
const strong = card(9)

describe('a capture', () => {
  it('flips a neighbour whose facing edge is smaller', () => {
    const after = play(start(rules(), [card([0, 0, 6, 0])], [card([5, 0, 0, 0])]), [1, 0], [4, 0])
    expect(owner(after, 1)).toBe(0)
    const attacked = play(start(rules(), [card([0, 0, 4, 0])], [card([5, 0, 0, 0])]), [1, 0], [4, 0])
    expect(owner(attacked, 1)).toBe(1)
  })

  it.each([
    ['up', 4, 1, [6, 0, 0, 0], [0, 0, 5, 0]],
    ['right', 4, 5, [0, 6, 0, 0], [0, 0, 0, 5]],
    ['down', 4, 7, [0, 0, 6, 0], [5, 0, 0, 0]],
    ['left', 4, 3, [0, 0, 0, 6], [0, 5, 0, 0]],
  ] as const)('compares the facing edges %s', (_, from, to, attacker, defender) => {
    const after = play(start(rules(), [card(defender)], [card(attacker)]), [to, 0], [from, 0])
    expect(owner(after, to)).toBe(1)
    expect(after.events.at(-1)).toMatchObject({
      type: 'captured',
      from,
      to,
      attack: 6,
      defence: 5,
      kind: 'direct',
    })
  })

  it('does not reach around the border of the board', () => {
    const after = play(start(rules(), [weak], [strong]), [3, 0], [2, 0])
    expect(owner(after, 3)).toBe(0)
  })

  it('does not touch the diagonal', () => {
    const after = play(start(rules(), [weak], [strong]), [0, 0], [4, 0])
    expect(owner(after, 0)).toBe(0)
  })

  it('takes an edge below edgeMin as it is while nothing has changed it', () => {
    const ruleset = only({ light: { enabled: true } }, { warning: { enabled: true, edgeMin: 3 } })
    const after = play(start(ruleset, [card(1)], [card(2)]), [0, 0], [1, 0])
    expect(after.events.find(({ type }) => type === 'captured')).toMatchObject({ attack: 2, defence: 1 })
  })

  it('leaves cards of the own side alone', () => {
    const after = play(start(rules(), [weak, strong], [weak]), [0, 0], [8, 0], [1, 1])
    expect(eventTypes(after)).toEqual(['placed'])
    expect(owner(after, 0)).toBe(0)
  })

  it('keeps edges, trait and token of the flipped card', () => {
    const before = play(start(rules(), [card([1, 2, 3, 4], { power: 7 })], [strong]), [0, 0])
    const after = play(before.state, [1, 0])
    expect(after.state.board[0]).toEqual({ ...before.state.board[0], owner: 1 })
  })
})

describe('equal edges', () => {
  const hands = ['rock', 'paper', 'scissors']
  const wins = [
    [1, 0],
    [2, 1],
    [0, 2],
  ]
  for (const attacker of [0, 1, 2]) {
    for (const defender of [0, 1, 2]) {
      const flips = wins.some(([winner, loser]) => winner === attacker && loser === defender)
      it(`${hands[attacker]} ${flips ? 'beats' : 'does not beat'} ${hands[defender]}`, () => {
        const state = start(rules(), [card(5, { hand: defender })], [card(5, { hand: attacker })])
        const after = play(state, [0, 0], [1, 0])
        expect(owner(after, 0)).toBe(flips ? 1 : 0)
        if (flips) expect(after.events.at(-1)).toMatchObject({ wonBy: 'janken' })
      })
    }
  }
})

describe('a chain', () => {
  /** B's cards lie on 0, 1, 2, this one on both sides. A captures 1 from 4, and 1 attacks both of its neighbours. */
  const playRow = (side: ReturnType<typeof card>) =>
    play(
      start(rules(), [card(1), card(1), card([9, 1, 1, 1])], [side, card([1, 8, 1, 8]), side], 1),
      [0, 0],
      [6, 0],
      [1, 1],
      [8, 1],
      [2, 2],
      [4, 2],
    )

  it('continues from each flipped card, breadth first', () => {
    const played = playRow(card(1))
    expect([0, 1, 2].map((index) => owner(played, index))).toEqual([0, 0, 0])
    expect(played.events.filter(({ type }) => type === 'captured')).toMatchObject([
      { from: 4, to: 1, kind: 'direct' },
      { from: 1, to: 2, kind: 'chain' },
      { from: 1, to: 0, kind: 'chain' },
    ])
  })

  it('stops where the flipped card is not stronger', () => {
    const played = playRow(card(8))
    expect([0, 1, 2].map((index) => owner(played, index))).toEqual([1, 0, 1])
  })

  it('attacks in the order up, right, down, left', () => {
    const state = start(rules(), [card(1), card(1), card(1), card(1)], [card(1), card(1), card(1), card(9)])
    const corners = [0, 2, 6] as const
    const played = play(
      state,
      [1, 0],
      [corners[0], 0],
      [5, 1],
      [corners[1], 1],
      [7, 2],
      [corners[2], 2],
      [3, 3],
      [4, 3],
    )
    const captured = played.events.flatMap((event) => (event.type === 'captured' ? [event.to] : []))
    expect(captured).toEqual([1, 5, 7, 3])
  })
})

describe('Flame', () => {
  const flame = card(5, { trait: 'flame' })
  const on = only({ flame: { enabled: true } })

  it('wins on equal edges whatever the hands', () => {
    const after = play(start(on, [card(5, { hand: 1 })], [flame]), [0, 0], [1, 0])
    expect(owner(after, 0)).toBe(1)
    expect(after.events.at(-1)).toMatchObject({ wonBy: 'flame' })
  })

  it('holds on equal edges as a defender', () => {
    const after = play(start(on, [flame], [card(5, { hand: 1 })]), [0, 0], [1, 0])
    expect(owner(after, 0)).toBe(0)
  })

  it('falls back to janken between two Flame cards', () => {
    const paper = card(5, { trait: 'flame', hand: 1 })
    expect(owner(play(start(on, [flame], [paper]), [0, 0], [1, 0]), 0)).toBe(1)
    expect(owner(play(start(on, [paper], [flame]), [0, 0], [1, 0]), 0)).toBe(0)
  })

  it('does not help against a greater edge', () => {
    expect(owner(play(start(on, [card(6)], [flame]), [0, 0], [1, 0]), 0)).toBe(0)
  })

  it('does nothing where it is off', () => {
    expect(owner(play(start(only({}), [card(5)], [flame]), [0, 0], [1, 0]), 0)).toBe(0)
  })
})

describe('Metal', () => {
  const metal = card(1, { trait: 'metal' })
  const on = only({ metal: { enabled: true } })
  const line = (ruleset = on) => start(ruleset, [card([9, 1, 1, 1])], [metal, card([1, 1, 1, 8])], 1)

  it('is not flipped by a chain attack', () => {
    const after = play(line(), [0, 0], [8, 1], [1, 1], [4, 0])
    expect(owner(after, 1)).toBe(0)
    expect(owner(after, 0)).toBe(1)
    expect(after.events.at(-1)).toMatchObject({ type: 'metalHeld', from: 1, to: 0, kind: 'chain' })
  })

  it('is flipped by a direct attack', () => {
    expect(owner(play(start(on, [strong], [metal], 1), [0, 0], [1, 0]), 0)).toBe(0)
  })

  it('is flipped by a chain where it is off', () => {
    expect(owner(play(line(only({})), [0, 0], [8, 1], [1, 1], [4, 0]), 0)).toBe(0)
  })
})

describe('Forest', () => {
  const forest = card(1, { trait: 'forest' })
  const on = only({ forest: { enabled: true, shieldHits: 1 } })

  it('spends a shield hit instead of flipping', () => {
    const first = play(start(on, [forest], [strong, strong]), [0, 0], [1, 0])
    expect(first.state.board[0]).toMatchObject({ owner: 0, shield: 0 })
    expect(first.events.at(-1)).toMatchObject({ type: 'shieldHit', from: 1, to: 0, shieldLeft: 0 })
    const second = play(first.state, [8, 1], [3, 1])
    expect(second.state.board[0]).toMatchObject({ owner: 1, shield: 0 })
  })

  it('holds as many hits as the ruleset says', () => {
    const two = only({ forest: { enabled: true, shieldHits: 2 } })
    const after = play(start(two, [forest], [strong, strong]), [0, 0], [1, 0], [8, 1], [3, 1])
    expect(after.state.board[0]).toMatchObject({ owner: 0, shield: 0 })
  })

  it('has no shield where it is off', () => {
    expect(play(start(only({}), [forest], []), [0, 0]).state.board[0]).toMatchObject({ shield: 0 })
  })

  it('does not get a new shield by being flipped', () => {
    const after = play(start(on, [forest], [strong, strong]), [0, 0], [1, 0], [8, 1], [3, 1])
    expect(after.state.board[0]).toMatchObject({ owner: 1, shield: 0 })
  })
})

describe('Aqua', () => {
  const aqua = (up: number, right: number) => card([up, right, 1, 1], { trait: 'aqua' })
  const min = only({ aqua: { enabled: true } })
  const sum = only({ aqua: { enabled: true, diagonalStrengthMethod: 'sum' } })

  it('attacks the diagonal with the smaller of the two edges, on both sides', () => {
    const defender = card([9, 9, 4, 6])
    expect(owner(play(start(min, [defender], [aqua(5, 9)]), [1, 0], [3, 0]), 1)).toBe(1)
    expect(owner(play(start(min, [defender], [aqua(3, 9)]), [1, 0], [3, 0]), 1)).toBe(0)
  })

  it('attacks with the sum of the edges where the ruleset says so, not clamped', () => {
    const defender = card([1, 1, 9, 6])
    const after = play(start(sum, [defender], [aqua(7, 9)]), [1, 0], [3, 0])
    expect(after.events.at(-1)).toMatchObject({ type: 'captured', attack: 16, defence: 15 })
    expect(owner(play(start(sum, [defender], [aqua(5, 9)]), [1, 0], [3, 0]), 1)).toBe(0)
  })

  it.each([
    ['up-right', 2, 5 + 6, 2 + 4],
    ['down-right', 8, 6 + 8, 4 + 0],
    ['down-left', 6, 8 + 10, 0 + 1],
    ['up-left', 0, 5 + 10, 1 + 2],
  ] as const)('uses the edges that face the diagonal %s', (_, to, attack, defence) => {
    const attacker = card([5, 6, 8, 10], { trait: 'aqua' })
    const after = play(start(sum, [card([0, 1, 2, 4])], [attacker]), [to, 0], [4, 0])
    expect(after.events.at(-1)).toMatchObject({ type: 'captured', to, attack, defence })
  })

  it('looks at the diagonals after the four straight neighbours, clockwise from up-right', () => {
    const fives = [card(1), card(1), card(1), card(1), card(1)]
    const attacker = card(9, { trait: 'aqua' })
    const state = start(min, fives, [card(1), card(1), card(1), attacker])
    const played = play(state, [0, 0], [1, 0], [2, 1], [3, 1], [6, 2], [5, 2], [8, 3], [4, 3])
    const captured = played.events.flatMap((event) => (event.type === 'captured' ? [event.to] : []))
    expect(captured).toEqual([2, 8, 6, 0])
  })

  it('also works for an Aqua card that was flipped', () => {
    // A's Aqua on 4 is taken from 1, then takes A's card on 6 across the diagonal.
    const flipped = card([1, 1, 9, 9], { trait: 'aqua' })
    const after = play(start(min, [flipped, card(2)], [card(1), strong]), [4, 0], [2, 0], [6, 1], [1, 1])
    expect(owner(after, 4)).toBe(1)
    expect(owner(after, 6)).toBe(1)
  })

  it('does not reach the diagonal where it is off', () => {
    expect(owner(play(start(only({}), [weak], [card(9, { trait: 'aqua' })]), [0, 0], [4, 0]), 0)).toBe(0)
  })
})

describe('Light', () => {
  const light = card(1, { trait: 'light' })
  const on = only({ light: { enabled: true } })

  it('strengthens an attacker beside it', () => {
    const after = play(start(on, [card(5)], [light, card(5)]), [0, 0], [4, 0], [8, 1], [1, 1])
    expect(owner(after, 0)).toBe(1)
    expect(after.events.at(-1)).toMatchObject({ attack: 6, defence: 5 })
    expect(edges(after, 1)).toEqual([5, 5, 5, 5])
  })

  it('strengthens a defender beside it', () => {
    const state = start(
      on,
      [card(5), card([1, 1, 9, 1], { trait: 'light' })],
      [card(6, { hand: 0 }), card(1)],
    )
    // A holds 4 and Light on 3, so B's six on 5 meets a six.
    const after = play(state, [4, 0], [8, 1], [3, 1], [5, 0])
    expect(owner(after, 4)).toBe(0)
  })

  it('counts once, and with stack for each neighbour', () => {
    const stacked = only({ light: { enabled: true, stack: true } })
    const position = (ruleset: typeof on) =>
      play(
        start(ruleset, [card(6), card(1), card(1)], [light, light, card(5)]),
        [1, 0],
        [3, 0],
        [8, 1],
        [7, 1],
        [2, 2],
        [4, 2],
      )
    expect(owner(position(on), 1)).toBe(0)
    expect(owner(position(stacked), 1)).toBe(1)
  })

  it.each([
    ['once', false],
    ['with stack', true],
  ])('gives a Light card nothing, attacking or defending, %s', (_, stack) => {
    const ruleset = only({ light: { enabled: true, stack } })
    const five = card(5, { trait: 'light' })
    // B's Light on 1 attacks 0 between B's own Light on 2 and 4.
    const attack = play(
      start(ruleset, [card(5)], [light, light, five]),
      [0, 0],
      [2, 0],
      [8, 1],
      [4, 1],
      [6, 2],
      [1, 2],
    )
    expect(owner(attack, 0)).toBe(0)
    // A's Light on 4 between A's own Light on 3 and 7 meets a six on 5.
    const defence = play(
      start(ruleset, [five, light, light], [card(6), card(1), card(1)]),
      [4, 0],
      [0, 1],
      [3, 1],
      [2, 2],
      [7, 2],
      [5, 0],
    )
    expect(owner(defence, 4)).toBe(1)
    expect(defence.events.find(({ type }) => type === 'captured')).toMatchObject({ attack: 6, defence: 5 })
  })

  it('gives a Light card nothing on a diagonal either', () => {
    const effects = { light: { enabled: true }, aqua: { enabled: true } }
    // B's Aqua on 3 attacks A's Light on 1, beside A's own Light on 2.
    const state = start(
      only(effects),
      [card(5, { trait: 'light' }), light],
      [card(1), card(6, { trait: 'aqua' })],
    )
    const after = play(state, [1, 0], [8, 0], [2, 1], [3, 1])
    expect(after.events.find(({ type }) => type === 'captured')).toMatchObject({
      to: 1,
      attack: 6,
      defence: 5,
    })
  })

  it('does not shine for the other side, nor on the diagonal', () => {
    const enemyLight = card(9, { trait: 'light' })
    const enemy = play(start(on, [card(5), enemyLight], [card(1), card(5)]), [0, 0], [8, 0], [4, 1], [1, 1])
    expect(owner(enemy, 0)).toBe(0)
    const diagonal = play(start(on, [card(5)], [light, card(5)]), [0, 0], [5, 0], [8, 1], [1, 1])
    expect(owner(diagonal, 0)).toBe(0)
  })

  it('works on the board as it is: a Light card flipped in this turn shines for its new side', () => {
    // B takes A's Light on 4, which then lifts B's five on 1 above A's five on 0.
    const state = start(on, [card(5), light], [card([5, 5, 9, 5])])
    const after = play(state, [0, 0], [8, 1, {}], [4, 1], [1, 0])
    expect(owner(after, 4)).toBe(1)
    expect(owner(after, 0)).toBe(1)
  })

  it('lifts an edge below edgeMin at least to edgeMin', () => {
    const ruleset = only({ light: { enabled: true } }, { warning: { enabled: true, edgeMin: 4 } })
    const after = play(start(ruleset, [card(3)], [light, card(2)]), [0, 0], [4, 0], [8, 1], [1, 1])
    expect(after.events.find(({ type }) => type === 'captured')).toMatchObject({ attack: 4, defence: 3 })
  })

  it('never lifts an edge above ten', () => {
    const after = play(start(on, [card(9)], [light, card(10)]), [0, 0], [4, 0], [8, 1], [1, 1])
    expect(after.events.at(-1)).toMatchObject({ attack: 10 })
  })
})
