import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyPatch, patchBetween } from '../../src/core/index.js'

const shared = { a: 1, b: [{ c: 2 }, null] }
const key = fc.constantFrom('a', 'b', 'c', 'a/b', '~1', 'Ü ', '0')
const value = fc.constantFrom(0, 1, 'x', '', true, null)
const json = fc.oneof(fc.object({ key, values: [value] }), fc.array(value), value, fc.constant(shared))
const lists = fc.array(fc.oneof(fc.constantFrom(shared, shared.b, 1, 'x', null), json))
const states = fc.record({ fields: fc.dictionary(key, json), list: lists, other: fc.option(json) })
const written = (value: unknown) => JSON.parse(JSON.stringify(value))

describe('the patch between two states', () => {
  it('leads from the one to the other, and leaves the first as it was', () => {
    fc.assert(
      fc.property(states, states, (before, after) => {
        const text = JSON.stringify(before)
        // As it travels.
        const patch = written(patchBetween(before, after))
        expect(applyPatch(written(before), patch)).toEqual(written(after))
        expect(applyPatch(before, patch)).toEqual(written(after))
        expect(JSON.stringify(before)).toBe(text)
      }),
      { numRuns: 2_000 },
    )
  })

  it('is empty where nothing changed, however much there is', () => {
    const state = { list: [shared] }
    expect(patchBetween(state, { ...state, list: [...state.list] })).toEqual([])
  })

  it('says in few words what was put in and taken out', () => {
    const [one, two, three, four] = [{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }]
    const state = { hand: [one, two, three], pile: [four], gone: true }
    const { gone: _gone, ...rest } = state
    const after = { ...rest, hand: [one, three], pile: [four, two] }
    expect(patchBetween(state, after)).toEqual([
      { op: 'remove', path: '/gone' },
      { op: 'remove', path: '/hand/1' },
      { op: 'add', path: '/pile/1', value: two },
    ])
  })

  it('replaces what is deep in a state whole', () => {
    const state = (hp: number) => ({
      players: [{ field: [{ card: { suit: 'hearts', rank: 'A' }, hp }] }],
    })
    const path = '/players/0/field/0'
    const value = state(2).players[0]?.field[0]
    expect(patchBetween(state(1), state(2))).toEqual([{ op: 'replace', path, value }])
    expect(patchBetween(state(1), state(1))).toEqual([])
  })

  it('names fields with slashes and tildes as RFC 6901 does', () => {
    const state = (value: number) => ({ 'a/b~c': value })
    expect(patchBetween(state(1), state(2))).toEqual([{ op: 'replace', path: '/a~1b~0c', value: 2 }])
  })
})
