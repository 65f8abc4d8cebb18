import { describe, expect, it } from 'vitest'
import { type Game, type Limits, phase, settle } from '../../../src/games/dolero/index.js'
import { newDuel } from './duel.js'

const largest = 2n ** 64n - 1n

function over(pot: bigint, limits: Partial<Limits> = {}, winner = 1): Game {
  const { game } = newDuel(limits)
  return { ...game, pot, winner, phase: phase.over, end: 1 }
}

describe('settling', () => {
  it('waits for the end', () => {
    expect(settle(newDuel().game)).toEqual({ ok: false, error: { code: 'WrongPhase', phase: 1 } })
  })

  it.each([
    ['three percent, rounded down', 133n, {}, 3n],
    ['at most the cap', 10_000n, {}, 6n],
    ['nothing of a small pot', 33n, {}, 0n],
    ['nothing without a rake', 10_000n, { rakePercent: 0 }, 0n],
    ['the largest pot', largest, { rakeCap: largest }, (largest * 3n) / 100n],
    ['never more than the pot', 100n, { rakePercent: 255, rakeCap: largest }, 100n],
  ])('takes %s', (_, pot, limits, rake) => {
    const game = over(pot, limits)
    expect(settle(game)).toEqual({ ok: true, rake, payouts: [490n, 390n + pot - rake] })
    expect(settle({ ...game, winner: 0 })).toEqual({ ok: true, rake, payouts: [490n + pot - rake, 390n] })
  })

  it('takes no rake where nobody won', () => {
    const duel = newDuel()
    duel.apply({ type: 'timeOut', now: 2_000 })
    expect(settle(duel.game)).toEqual({ ok: true, rake: 0n, payouts: [500n, 400n] })
  })
})
