import { describe, expect, it } from 'vitest'
import { type Action, escrowOf, phase } from '../../../src/games/dolero/index.js'
import { newDuel } from './duel.js'

const raise = (amount: bigint): Action => ({ type: 'raise', amount })
const [call, fold, reveal]: Action[] = [{ type: 'call' }, { type: 'fold' }, { type: 'reveal' }]

const betting = (...args: Parameters<typeof newDuel>) =>
  newDuel(...args)
    .toCards()
    .toBetting()

/** Bet, stack and amount paid of each player. */
const moneyOf = ({ players }: ReturnType<typeof newDuel>) =>
  players.map(({ bet, stack, paid }) => [bet, stack, paid])

describe('betting', () => {
  it('is begun by player 0 in odd rounds, by player 1 in even ones', () => {
    const duel = newDuel()
    expect(duel.toCards().toBetting().game).toMatchObject({ phase: phase.betting, toAct: 0, deadline: 1_030 })
    const even = newDuel()
    even.game = { ...even.game, round: 2 }
    expect(even.toCards().toBetting().game.toAct).toBe(1)
  })

  it('refuses the player who is not to act, whatever the bet', () => {
    const duel = betting()
    for (const bet of [raise(0n), call, fold, reveal]) {
      expect(duel.refused(1, bet as Action)).toEqual({ code: 'NotYourTurn' })
    }
  })

  it('ends with two reveals in a row', () => {
    const duel = betting()
    expect(duel.act(0, reveal as Action)).toEqual([{ type: 'revealed', player: 0 }])
    duel.now = 1_020
    duel.act(1, reveal as Action)
    expect(duel.game).toMatchObject({ phase: phase.lastOpening, deadline: 1_050, revealed: 2, pot: 20n })
  })

  it('continues after a reveal with a raise, which needs an answer', () => {
    const duel = betting()
    duel.act(0, reveal as Action)
    expect(duel.refused(1, call as Action)).toEqual({ code: 'NothingToCall' })
    expect(duel.refused(1, fold as Action)).toEqual({ code: 'NothingToCall' })
    expect(duel.act(1, raise(30n))).toEqual([{ type: 'raised', player: 1, amount: 30n, bet: 30n }])
    expect(duel.game).toMatchObject({ raised: true, revealed: 0, toAct: 0, pot: 50n })
    expect(duel.refused(0, reveal as Action)).toEqual({ code: 'RaiseStands' })
  })

  it('a raise goes over what the other bet', () => {
    const duel = betting()
    duel.act(0, raise(30n))
    expect(duel.act(1, raise(20n))).toEqual([{ type: 'raised', player: 1, amount: 20n, bet: 50n }])
    expect(moneyOf(duel)).toEqual([
      [30n, 460n, 40n],
      [50n, 340n, 60n],
    ])
    expect(duel.act(0, call as Action)).toEqual([{ type: 'called', player: 0, bet: 50n }])
    expect(duel.game).toMatchObject({ phase: phase.lastOpening, pot: 120n, toAct: 0, raised: true })
    expect(escrowOf(duel.game)).toBe(900n)
  })

  it('a fold gives the uncalled part back', () => {
    const duel = betting()
    duel.act(0, raise(30n))
    duel.act(1, raise(70n))
    expect(duel.act(0, fold as Action)).toEqual([{ type: 'folded', player: 0, returned: 70n }])
    expect(duel.game).toMatchObject({ phase: phase.lastOpening, folded: 0, pot: 80n })
    expect(moneyOf(duel)).toEqual([
      [30n, 460n, 40n],
      [30n, 360n, 40n],
    ])
  })

  it('takes no bet after a fold', () => {
    const duel = betting()
    duel.act(0, raise(30n))
    duel.act(1, fold as Action)
    expect(duel.refused(0, raise(1n))).toEqual({ code: 'WrongPhase', phase: 8 })
  })

  it.each([
    ['the table', {}, [500n, 400n], 150n],
    ['the stack of the player who raises', { maxBet: 1_000n }, [60n, 400n], 50n],
    ['the stack of the other', { maxBet: 1_000n }, [400n, 33n], 23n],
    ['an empty stack', {}, [500n, 10n], 0n],
    ['a table without bets', { maxBet: 0n }, [500n, 400n], 0n],
  ] as const)('limits a raise by %s', (_, limits, stacks, highest) => {
    const duel = betting(limits, stacks)
    expect(duel.refused(0, raise(0n))).toEqual({ code: 'BadRaise', highest })
    expect(duel.refused(0, raise(highest + 1n))).toEqual({ code: 'BadRaise', highest })
    expect(duel.refused(0, raise(2n ** 64n - 1n))).toEqual({ code: 'BadRaise', highest })
    if (highest > 0n) expect(duel.act(0, raise(highest))).toHaveLength(1)
  })

  it('leaves only call and fold at the maximum', () => {
    const duel = betting()
    duel.act(0, raise(150n))
    expect(duel.refused(1, raise(1n))).toEqual({ code: 'BadRaise', highest: 0n })
    duel.act(1, call as Action)
    expect(duel.game.pot).toBe(320n)
  })

  it('an uncalled bet goes back when a player forfeits', () => {
    const duel = betting()
    duel.act(0, raise(30n))
    expect(duel.act(0, { type: 'forfeit' })).toEqual([{ type: 'gameEnded', winner: 1, end: 3 }])
    expect(duel.game).toMatchObject({ pot: 20n, winner: 1 })
    expect(moneyOf(duel)).toEqual([
      [0n, 490n, 10n],
      [0n, 390n, 10n],
    ])
  })

  it('a forfeit after the betting gives nothing back', () => {
    const duel = betting()
    duel.act(0, raise(30n))
    duel.act(1, call as Action)
    duel.act(1, { type: 'forfeit' })
    expect(duel.game).toMatchObject({ pot: 80n, winner: 0, end: 3 })
  })
})
