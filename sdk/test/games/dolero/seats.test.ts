import { describe, expect, it } from 'vitest'
import { escrowOf, joinGame, leaveGame, openGame, phase, settle } from '../../../src/games/dolero/index.js'
import { id, keys, limits, newDuel, opened } from './duel.js'

const [key, otherKey] = keys

describe('opening a table', () => {
  it('pays the seat fee into the pot', () => {
    const result = openGame({ id, limits, key, stack: 500n })
    expect(result).toMatchObject({
      ok: true,
      game: { phase: phase.waiting, round: 0, pot: 10n, winner: 255, folded: 255 },
      events: [{ type: 'gameOpened', playerKey: key, stack: 500n }],
    })
    const [first, second] = opened().players
    expect(first).toMatchObject({ stack: 490n, paid: 10n, hearts: 0, choice: 255, opened: [255, 255, 255] })
    expect(second).toMatchObject({ key: new Uint8Array(32), stack: 0n, offer: [0, 0, 0], secret: null })
  })

  it.each([9n, 1_001n, 0n])('refuses a stack of %s', (stack) => {
    expect(openGame({ id, limits, key, stack })).toEqual({
      ok: false,
      error: { code: 'BadStack', lowest: 10n, highest: 1_000n },
    })
  })

  it.each([10n, 1_000n])('takes a stack of %s', (stack) => {
    expect(openGame({ id, limits, key, stack }).ok).toBe(true)
  })
})

describe('joining', () => {
  it('starts the first round', () => {
    const { game } = newDuel()
    expect(game).toMatchObject({ phase: phase.commit, round: 1, pot: 20n, deadline: 1_030 })
    expect(game.players.map(({ hearts, stack }) => [hearts, stack])).toEqual([
      [3, 490n],
      [3, 390n],
    ])
    expect(escrowOf(game)).toBe(900n)
  })

  it('refuses the player who waits, before looking at the stack', () => {
    expect(joinGame(opened(), key, 1n, 0)).toMatchObject({ error: { code: 'SamePlayer' } })
    expect(joinGame(opened(), otherKey, 1n, 0)).toMatchObject({ error: { code: 'BadStack' } })
  })

  it('refuses a third player, and a game that is over', () => {
    expect(joinGame(newDuel().game, id, 1n, 0)).toMatchObject({ error: { code: 'WrongPhase', phase: 1 } })
    const left = leaveGame(opened(), key)
    expect(left.ok && joinGame(left.game, otherKey, 50n, 0)).toMatchObject({
      error: { code: 'WrongPhase', phase: 9 },
    })
  })
})

describe('leaving', () => {
  it('gives everything back', () => {
    const result = leaveGame(opened(), key)
    if (!result.ok) expect.fail('refused')
    expect(result.game).toMatchObject({ phase: phase.over, end: 7, winner: 255, pot: 0n })
    expect(result.events).toEqual([{ type: 'gameEnded', winner: 255, end: 7 }])
    expect(settle(result.game)).toEqual({ ok: true, rake: 0n, payouts: [500n, 0n] })
  })

  it('is for the player who waits alone', () => {
    expect(leaveGame(opened(), otherKey)).toMatchObject({ error: { code: 'NotAPlayer' } })
    expect(leaveGame(newDuel().game, key)).toMatchObject({ error: { code: 'WrongPhase', phase: 1 } })
  })
})
