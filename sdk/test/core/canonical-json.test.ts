import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../../src/core/index.js'

describe('canonical JSON', () => {
  it('sorts keys at every level and leaves absent fields out', () => {
    expect(canonicalJson({ b: [{ d: 1, c: null }], a: undefined, A: 'ä"' })).toBe(
      '{"A":"ä\\"","b":[{"c":null,"d":1}]}',
    )
    expect(canonicalJson([undefined, []])).toBe('[null,[]]')
  })

  it('says the same as JSON, whatever the value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it('is the same for objects whose fields were set in another order', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.integer()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse())
        expect(canonicalJson(turned)).toBe(canonicalJson(value))
      }),
    )
  })

  it('distinguishes a key with line breaks from several keys', () => {
    expect(canonicalJson({ a: 1, b: 2 })).toBe('{"a":1,"b":2}')
    expect(canonicalJson({ 'a\nb': 1 })).toBe('{"a\\nb":1}')
    expect(canonicalJson({ 'a\nb': 1, c: 2 })).toBe('{"a\\nb":1,"c":2}')
    expect(canonicalJson({ a: 1, b: 2, c: 3 })).toBe('{"a":1,"b":2,"c":3}')
  })
})
