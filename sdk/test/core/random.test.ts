import { describe, expect, it } from 'vitest'
import { at, createRandom } from '../../src/core/index.js'

describe('createRandom', () => {
  it('gives the same draws for the same seed, on every machine', () => {
    const random = createRandom('fivefold')
    expect([random.uint32(), random.uint32(), random.uint32()]).toMatchInlineSnapshot(`
      [
        395988862,
        4122114690,
        1851284727,
      ]
    `)
    expect(createRandom('fivefold').below(1000)).toBe(createRandom('fivefold').below(1000))
    expect(createRandom('a').uint32()).not.toBe(createRandom('b').uint32())
  })

  it('draws every value below the bound about equally often', () => {
    const random = createRandom('fair')
    const counts = new Array(6).fill(0)
    for (let i = 0; i < 60_000; i++) counts[random.below(6)]++
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  })

  it('does not favour small values where the bound does not divide 2^32', () => {
    // Without rejection a bound of 3·2^30 would give values below 2^30 half of all draws, not a third.
    const random = createRandom('rejection')
    const bound = 3 * 2 ** 30
    let small = 0
    for (let i = 0; i < 30_000; i++) if (random.below(bound) < 2 ** 30) small++
    expect(Math.abs(small - 10_000)).toBeLessThan(400)
  })

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('refuses the bound %d', (bound) => {
    expect(() => createRandom('x').below(bound)).toThrow(RangeError)
  })

  it('shuffles without losing or changing anything', () => {
    const items = Array.from({ length: 50 }, (_, i) => i)
    const shuffled = createRandom('shuffle').shuffle(items)
    expect(shuffled).not.toEqual(items)
    expect([...shuffled].sort((a, b) => a - b)).toEqual(items)
    expect(items[0]).toBe(0)
  })

  it('picks from a list, but not from an empty one', () => {
    expect(['a', 'b']).toContain(createRandom('x').pick(['a', 'b']))
    expect(() => createRandom('x').pick([])).toThrow(RangeError)
  })

  it('fills bytes of every value', () => {
    expect(new Set(createRandom('bytes').bytes(4000)).size).toBe(256)
  })
})

describe('at', () => {
  it('gives the item, null too, and refuses an index outside', () => {
    expect(at(['a', null], 1)).toBeNull()
    expect(() => at(['a'], 1)).toThrow('no item 1 among 1')
  })
})
