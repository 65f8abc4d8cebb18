import { describe, expect, it } from 'vitest'
import { catalogue, effectText, shortEffectText } from '../../../src/games/ccg/index.js'

describe('the short form of an effect', () => {
  it.each(catalogue)('$name: exists if the full text does, and is short', (card) => {
    const short = shortEffectText(card)
    expect(short === '').toBe(effectText(card) === '')
    expect(short.length).toBeLessThanOrEqual(14)
    for (const figure of short.match(/\d+/g) ?? []) expect(effectText(card)).toContain(figure)
  })
})
