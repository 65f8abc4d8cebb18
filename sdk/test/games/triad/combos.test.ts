import { describe, expect, it } from 'vitest'
import type { MatchState, RulesetConfigInput, Trait } from '../../../src/games/triad/index.js'
import { card, edges, type Move, only, owner, play, rules, start } from './build.js'

const combos: RulesetConfigInput = { combo: { enabled: true }, warning: { enabled: true } }

/** Ones all over the board, where nobody beats anybody; then B's nine in the middle takes A's ones beside it. */
const plans: Record<number, Move[]> = {
  1: [
    [1, 0],
    [4, 3],
  ],
  2: [
    [1, 0],
    [0, 0],
    [3, 1],
    [4, 3],
  ],
  3: [
    [1, 0],
    [0, 0],
    [3, 1],
    [2, 1],
    [5, 2],
    [4, 3],
  ],
  4: [
    [1, 0],
    [0, 0],
    [3, 1],
    [2, 1],
    [5, 2],
    [6, 2],
    [7, 3],
    [4, 3],
  ],
}

function middle(
  flips: number,
  ruleset: ReturnType<typeof rules>,
  traits: readonly Trait[] = [],
): [MatchState, ...Move[]] {
  const one = card(1)
  const deckB = [1, 1, 1, 9, 5].map((edge, i) => card(edge, { trait: traits[i] ?? 'none' }))
  return [start(ruleset, [one, one, one, one, one], deckB), ...(plans[flips] ?? [])]
}

describe('a combo', () => {
  it.each([
    [1, 'none', 0],
    [2, 'momentum', 1],
    [3, 'domination', 2],
    [4, 'fever', 0],
  ] as const)('of the placed card and %i flips gives %s', (flips, tier, plus) => {
    const after = play(...middle(flips, rules(combos)))
    expect(after.events.filter(({ type }) => type === 'captured')).toHaveLength(flips)
    expect(after.state.bonuses[1]).toEqual({ tier, plus })
    const combo = after.events.find(({ type }) => type === 'combo')
    expect(combo).toEqual(tier === 'none' ? undefined : { type: 'combo', count: flips + 1, tier, plus })
  })

  it('gives its bonus to the next card alone', () => {
    const next = play(...middle(2, rules(combos)), [6, 2], [8, 4])
    expect(edges(next, 8)).toEqual([6, 6, 6, 6])
    expect(next.events[0]).toEqual({ type: 'bonus', from: 'momentum', plus: 1 })
    expect(next.state.bonuses[1]).toEqual({ tier: 'none', plus: 0 })
  })

  it("does not touch the opponent's card", () => {
    expect(edges(play(...middle(2, rules(combos)), [8, 2]), 8)).toEqual([1, 1, 1, 1])
  })

  it('gives Domination two on each edge', () => {
    expect(edges(play(...middle(3, rules(combos)), [6, 3], [8, 4]), 8)).toEqual([7, 7, 7, 7])
  })

  it('gives nothing where combos are off', () => {
    expect(play(...middle(4, rules())).state.bonuses[1]).toEqual({ tier: 'none', plus: 0 })
  })

  it('above feverAt is still Fever, even where another threshold is met', () => {
    const config = { combo: { enabled: true, dominationAt: 5, feverAt: 3 } }
    expect(play(...middle(4, rules(config))).state.bonuses[1]).toEqual({ tier: 'fever', plus: 0 })
  })

  it('takes Domination before Momentum where both are met', () => {
    const config = { combo: { enabled: true, momentumAt: 3, dominationAt: 3 } }
    expect(play(...middle(2, rules(config))).state.bonuses[1]).toEqual({ tier: 'domination', plus: 2 })
  })

  it('gives nothing between two thresholds', () => {
    const config = { combo: { enabled: true, momentumAt: 3, dominationAt: 5, feverAt: 6 } }
    expect(play(...middle(3, rules(config))).state.bonuses[1].tier).toBe('none')
  })

  it('in Fever lets the next card ignore a mark, which is used up', () => {
    const config = { warning: { enabled: true }, combo: { enabled: true, feverAt: 4 } }
    const next = play(...middle(3, rules(config)), [6, 3, { mark: 8 }], [8, 4])
    expect(edges(next, 8)).toEqual([5, 5, 5, 5])
    expect(next.events.slice(0, 2)).toEqual([
      { type: 'bonus', from: 'fever', plus: 0 },
      { type: 'markHit', cell: 8, delta: 0, ignoredBy: 'fever' },
    ])
    expect(next.state.markCell).toBeNull()
  })
})

describe('Five Elements', () => {
  const elements: Trait[] = ['flame', 'aqua', 'earth', 'wind', 'thunder']
  const on = { ...combos, formationBonuses: { enabled: true } }

  it('doubles the bonus of its owner, though no trait acts', () => {
    const after = play(...middle(2, rules(on), elements))
    expect(after.state.bonuses[1]).toEqual({ tier: 'momentum', plus: 2 })
    expect(play(...middle(3, rules(on), elements)).state.bonuses[1].plus).toBe(4)
  })

  it('needs every required element', () => {
    const four: Trait[] = ['flame', 'aqua', 'earth', 'wind', 'wind']
    expect(play(...middle(2, rules(on), four)).state.bonuses[1].plus).toBe(1)
    const fiveElements = { requiredElements: [...four] as [Trait, Trait, Trait, Trait, Trait] }
    const fewer = { ...combos, formationBonuses: { enabled: true, fiveElements } }
    expect(play(...middle(2, rules(fewer), four)).state.bonuses[1].plus).toBe(2)
  })

  it('gives nothing where it is off', () => {
    const off = { ...combos, formationBonuses: { enabled: true, fiveElements: { enabled: false } } }
    expect(play(...middle(2, rules(off), elements)).state.bonuses[1].plus).toBe(1)
    expect(play(...middle(2, rules(combos), elements)).state.bonuses[1].plus).toBe(1)
  })
})

describe('Eclipse', () => {
  const effects = { light: { enabled: true }, shadow: { enabled: true } }
  const config: RulesetConfigInput = { warning: { enabled: true }, formationBonuses: { enabled: true } }
  const light = card(5, { trait: 'light' })
  const shadow = card(5, { trait: 'shadow' })

  it('lets Light ignore marks', () => {
    const after = play(start(only(effects, config), [], [light, shadow]), [0, 0, { mark: 8 }], [8, 0])
    expect(edges(after, 8)).toEqual([5, 5, 5, 5])
    expect(after.events[0]).toMatchObject({ type: 'markHit', ignoredBy: 'light' })
  })

  it.each([
    ['without Shadow in the deck', effects, {}, [light]],
    ['where the gift is off', effects, { eclipse: { lightAlsoIgnoresWarningMark: false } }, [light, shadow]],
    ['where Eclipse is off', effects, { eclipse: { enabled: false } }, [light, shadow]],
    ['where Light does not act', { shadow: { enabled: true } }, {}, [light, shadow]],
  ])('does not let Light ignore marks %s', (_, traitEffects, bonuses, deck) => {
    const ruleset = only(traitEffects, { ...config, formationBonuses: { enabled: true, ...bonuses } })
    expect(edges(play(start(ruleset, [], deck), [0, 0, { mark: 8 }], [8, 0]), 8)).toEqual([4, 4, 4, 4])
  })

  it('makes Shadow a source of Light', () => {
    const position = (ruleset: ReturnType<typeof rules>) =>
      play(
        start(ruleset, [card(5)], [card(1, { trait: 'shadow' }), card(5), light]),
        [0, 0],
        [4, 0],
        [8, 1],
        [1, 1],
      )
    expect(owner(position(only(effects, config)), 0)).toBe(1)
    const off = { formationBonuses: { enabled: true, eclipse: { shadowCountsAsLightSource: false } } }
    expect(owner(position(only(effects, off)), 0)).toBe(0)
    expect(owner(position(only({ light: { enabled: true } }, config)), 0)).toBe(0)
    expect(owner(position(only(effects)), 0)).toBe(0)
  })

  it.each([
    ['strengthens a Shadow card', shadow, 1],
    ['gives a Light card nothing', light, 0],
  ])('has a Shadow neighbour that %s', (_, receiver, captor) => {
    const deck = [card(1, { trait: 'shadow' }), receiver, light]
    const state = start(only(effects, config), [card(5)], deck)
    expect(owner(play(state, [0, 0], [4, 0], [8, 1], [1, 1]), 0)).toBe(captor)
  })

  it('belongs to the deck: a flipped Shadow card shines for its new side only under that side’s Eclipse', () => {
    // A has Eclipse. B takes A's Shadow on 4 from 1, and has no Eclipse: B's five does not grow on 0.
    const deckA = [card(5), card(1, { trait: 'shadow' }), light]
    const attacker = card([5, 5, 9, 5])
    const state = start(only(effects, config), deckA, [card(1), attacker])
    expect(owner(play(state, [0, 0], [8, 0], [4, 1], [1, 1]), 0)).toBe(0)
    // With Light and Shadow in B's deck it does.
    const twilight = start(only(effects, config), deckA, [card(1), attacker, light, shadow])
    expect(owner(play(twilight, [0, 0], [8, 0], [4, 1], [1, 1]), 0)).toBe(1)
  })
})
