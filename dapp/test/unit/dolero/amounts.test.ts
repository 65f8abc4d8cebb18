import { describe, expect, it } from 'vitest'
import {
  amountAt,
  amountText,
  parseAmount,
  sliderSteps,
  stepOf,
} from '../../../src/games/dolero/match/amounts.js'

const sol = 10n ** 9n

describe('amounts of a slider', () => {
  it('reach both bounds exactly', () => {
    expect(amountAt(0, 7n, 3n * sol + 1n)).toBe(7n)
    expect(amountAt(sliderSteps, 7n, 3n * sol + 1n)).toBe(3n * sol + 1n)
  })

  it('stay within the bounds, and map back to their step', () => {
    for (let step = 0; step <= sliderSteps; step++) {
      const amount = amountAt(step, 1n, 150n * sol)
      expect(amount >= 1n && amount <= 150n * sol).toBe(true)
      expect(Math.abs(stepOf(amount, 1n, 150n * sol) - step)).toBeLessThanOrEqual(1)
    }
    expect(stepOf(5n, 5n, 5n)).toBe(sliderSteps)
  })
})

describe('typed amounts', () => {
  it.each([
    ['1', 9, sol],
    ['0.010000001', 9, 10_000_001n],
    ['12.', 5, 1_200_000n],
    [' 3.5 ', 5, 350_000n],
    ['7', 0, 7n],
  ])('%s with %d decimals', (text, decimals, raw) => {
    expect(parseAmount(text, decimals)).toBe(raw)
  })

  it.each(['', '-1', '1e3', '0.0000000001', '1,5', 'x'])('refuses %j', (text) => {
    expect(parseAmount(text, 9)).toBeUndefined()
  })

  it('are formatted so that they can be parsed again', () => {
    for (const raw of [0n, 1n, 10_000_001n, sol, 151n * sol + 5n]) {
      expect(parseAmount(amountText(raw, 9), 9)).toBe(raw)
    }
    expect(amountText(1_500_000_000n, 9)).toBe('1.5')
    expect(amountText(42n, 0)).toBe('42')
  })
})
