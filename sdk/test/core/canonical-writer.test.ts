import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { canonicalJson, canonicalWriter } from '../../src/core/canonical-json.js'

const cardSchema = z.object({ suit: z.enum(['cups', 'swords']), rank: z.int() })
const stateSchema = z.object({
  players: z.tuple([z.array(cardSchema), z.array(cardSchema.nullable())]),
  phase: z.string(),
  outcome: z.object({ winner: z.int() }).optional(),
})
type State = z.infer<typeof stateSchema>

const card = fc.record({ suit: fc.constantFrom('cups' as const, 'swords' as const), rank: fc.integer() })
const state: fc.Arbitrary<State> = fc.record(
  {
    players: fc.tuple(fc.array(card), fc.array(fc.option(card))),
    phase: fc.string(),
    outcome: fc.record({ winner: fc.integer() }),
  },
  { requiredKeys: ['players', 'phase'] },
)

describe('a canonical writer', () => {
  it('writes the text of canonicalJson, the second time too', () => {
    fc.assert(
      fc.property(state, (value) => {
        const write = canonicalWriter<State>(stateSchema)
        const text = canonicalJson(value)
        expect([write(value), write(value)]).toEqual([text, text])
      }),
    )
  })

  it('writes a changed copy anew', () => {
    const write = canonicalWriter<State>(stateSchema)
    const [first, second] = [{ suit: 'cups', rank: 1 } as const, { suit: 'swords', rank: 2 } as const]
    const before: State = { players: [[first], [second]], phase: 'play', outcome: { winner: 0 } }
    write(before)
    const after: State = {
      ...before,
      players: [[{ ...first, rank: 3 }], [null, ...before.players[1]]],
      outcome: { ...before.outcome, winner: 1 },
    }
    expect(write(after)).toBe(canonicalJson(after))
  })

  it('leaves what it writes as it was for other readers', () => {
    const value: State = { players: [[{ suit: 'cups', rank: 1 }], []], phase: 'play' }
    const copy = structuredClone(value)
    canonicalWriter<State>(stateSchema)(value)
    expect(value).toStrictEqual(copy)
    expect(Object.keys(value.players[0])).toEqual(['0'])
  })

  it('keeps the texts of two schemas apart', () => {
    const value: State = { players: [[{ suit: 'cups', rank: 1 }], []], phase: 'play' }
    canonicalWriter<State>(stateSchema)(value)
    const suits = z.object({
      players: z.tuple([z.array(cardSchema.pick({ suit: true })), z.array(cardSchema)]),
    })
    expect(canonicalWriter<State>(suits)(value)).toBe('{"players":[[{"suit":"cups"}],[]]}')
  })

  it('writes frozen values', () => {
    const value: State = { players: [[{ suit: 'cups', rank: 1 }], []], phase: 'play' }
    for (const part of [value.players, value.players[0], value.players[0][0]]) Object.freeze(part)
    expect(canonicalWriter<State>(stateSchema)(value)).toBe(canonicalJson(value))
  })
})
