import { describe, expect, it } from 'vitest'
import { choice, escrowOf, type Input, phase, timeOut } from '../../../src/games/dolero/index.js'
import { type Duel, newDuel, opened } from './duel.js'

const at = (now: number): Input => ({ type: 'timeOut', now })
const lost = (winner: number) => [{ type: 'gameEnded', winner, end: 4 }]
const cancelled = [{ type: 'gameEnded', winner: 255, end: 6 }]

function expectRefund({ game }: Duel): void {
  expect(game).toMatchObject({ phase: phase.over, end: 6, winner: 255, pot: 0n })
  expect(game.players.map(({ stack, paid }) => [stack, paid])).toEqual([
    [500n, 0n],
    [400n, 0n],
  ])
}

describe('a time-out', () => {
  it('is neither for a table that waits nor for a game that is over', () => {
    expect(timeOut(opened(), 99_999)).toMatchObject({ error: { code: 'WrongPhase', phase: 0 } })
    const duel = newDuel()
    duel.act(0, { type: 'forfeit' })
    expect(duel.refusal(at(99_999))).toEqual({ code: 'GameOver' })
  })

  it.each([
    ['commit', (duel: Duel) => duel, 1_030],
    ['offer', (duel: Duel) => duel.commit(), 1_150],
    ['relic', (duel: Duel) => duel.toRelics(), 1_015],
    ['cards', (duel: Duel) => duel.toCards(), 1_030],
    ['opening', (duel: Duel) => duel.toCards().toOpening(), 1_030],
    ['betting', (duel: Duel) => duel.toCards().toBetting(), 1_030],
    ['last opening', (duel: Duel) => duel.toCards().toLastOpening(), 1_030],
  ])('in %s comes after the deadline, not with it', (_, lead, deadline) => {
    const duel = lead(newDuel())
    expect(duel.refusal(at(deadline))).toEqual({ code: 'TooEarly', deadline })
    expect(duel.apply(at(deadline + 1)).length).toBeGreaterThan(0)
    expect(escrowOf(duel.game)).toBe(900n)
  })
})

describe('a player who does not act', () => {
  it.each([0, 1] as const)('in commit loses if it is player %i', (player) => {
    const duel = newDuel()
    const other = player === 0 ? 1 : 0
    duel.act(other, duel.commitment(other))
    expect(duel.apply(at(1_031))).toEqual(lost(other))
  })

  it.each([0, 1] as const)('in opening loses if it is player %i', (player) => {
    const duel = newDuel().toCards().toOpening()
    const other = player === 0 ? 1 : 0
    duel.act(other, duel.opening(other))
    expect(duel.apply(at(1_031))).toEqual(lost(other))
  })

  it.each([0, 1] as const)('in the last opening loses if it is player %i', (player) => {
    const duel = newDuel().toCards().toLastOpening()
    const other = player === 0 ? 1 : 0
    duel.act(other, duel.lastOpening(other))
    expect(duel.apply(at(1_031))).toEqual(lost(other))
  })

  it.each([
    ['commit', (duel: Duel) => duel],
    ['opening', (duel: Duel) => duel.toCards().toOpening()],
    ['the last opening', (duel: Duel) => duel.toCards().toLastOpening()],
  ])('in %s gets everything back if both are', (_, lead) => {
    const duel = lead(newDuel())
    expect(duel.apply(at(1_031))).toEqual(cancelled)
    expectRefund(duel)
  })

  it('gets called bets back too if both are', () => {
    const duel = newDuel().toCards().toBetting()
    duel.act(0, { type: 'raise', amount: 100n })
    duel.act(1, { type: 'call' })
    duel.apply(at(1_031))
    expectRefund(duel)
  })

  it('in relic has skipped', () => {
    const duel = newDuel().toRelics()
    duel.act(1, { type: 'choose', choice: 3 })
    expect(duel.apply(at(1_016))).toEqual([{ type: 'chosen', player: 0, choice: choice.skipped }])
    expect(duel.game).toMatchObject({ phase: phase.deal, deadline: 1_166 })
    const both = newDuel().toRelics()
    expect(both.apply(at(1_016))).toHaveLength(2)
  })

  it('in betting reveals, or folds where a raise stands', () => {
    const duel = newDuel().toCards().toBetting()
    expect(duel.apply(at(1_031))).toEqual([{ type: 'revealed', player: 0 }])
    expect(duel.game).toMatchObject({ toAct: 1, deadline: 1_061 })
    duel.now = 1_040
    duel.act(1, { type: 'raise', amount: 7n })
    expect(duel.apply(at(1_071))).toEqual([{ type: 'folded', player: 0, returned: 7n }])
    expect(duel.game).toMatchObject({ phase: phase.lastOpening, folded: 0, deadline: 1_101 })
  })
})

describe('random bytes that do not come', () => {
  it.each([true, false])('cancel offer and deal, asked for (%s) or not', (isAsked) => {
    const duel = newDuel().commit()
    if (isAsked) duel.act(0, { type: 'requestRandom' })
    expect(duel.apply(at(1_151))).toEqual(cancelled)
    expectRefund(duel)
    expect(duel.game.pending).toEqual([])
    const later = newDuel().toRelics()
    later.apply(at(1_016))
    expect(later.apply(at(1_167))).toEqual(cancelled)
    expectRefund(later)
  })

  it('cancel a swap after 150 seconds, before anybody is locked', () => {
    const duel = newDuel().toCards()
    duel.now = 1_010
    duel.act(0, { type: 'swap', mask: 1 })
    duel.lay(1).act(1, { type: 'lock' })
    expect(duel.refusal(at(1_160))).toEqual({ code: 'TooEarly', deadline: 1_030 })
    expect(duel.apply(at(1_161))).toEqual(cancelled)
    expectRefund(duel)
  })
})

describe('cards', () => {
  it('are locked as they were arranged, else played by themselves', () => {
    const duel = newDuel().toCards().lay(0)
    expect(duel.apply(at(1_031))).toEqual([
      { type: 'locked', player: 0, auto: true, autoPlayed: false },
      { type: 'locked', player: 1, auto: true, autoPlayed: true },
    ])
    expect(duel.game).toMatchObject({ phase: phase.opening, deadline: 1_061 })
  })

  it('have a clock for each player', () => {
    const duel = newDuel().toCards(choice.skipped, choice.fastHand)
    expect(duel.refusal(at(1_015))).toEqual({ code: 'TooEarly', deadline: 1_015 })
    expect(duel.apply(at(1_016))).toEqual([{ type: 'locked', player: 1, auto: true, autoPlayed: true }])
    expect(duel.refusal(at(1_016))).toEqual({ code: 'TooEarly', deadline: 1_030 })
    expect(duel.game.phase).toBe(phase.cards)
  })

  it('of a player who waits for a swap stay as they are', () => {
    const duel = newDuel().toCards()
    duel.act(0, { type: 'swap', mask: 1 })
    expect(duel.apply(at(1_040))).toEqual([{ type: 'locked', player: 1, auto: true, autoPlayed: true }])
    expect(duel.refusal(at(1_040))).toEqual({ code: 'TooEarly', deadline: 1_030 })
    duel.now = 1_040
    duel.answer()
    expect(duel.players[0].deadline).toBe(1_070)
    expect(duel.refusal(at(1_070))).toEqual({ code: 'TooEarly', deadline: 1_070 })
  })
})
