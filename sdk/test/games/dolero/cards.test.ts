import { describe, expect, it } from 'vitest'
import { type Action, choice, drawCards, phase, requestKind } from '../../../src/games/dolero/index.js'
import { jokerFrom } from '../../../src/games/dolero/randomness.js'
import { bytes, newDuel } from './duel.js'

const zeros = new Uint8Array(32)
const request: Action = { type: 'requestRandom' }

describe('the checks that all actions share', () => {
  it('a seat comes before all else', () => {
    expect(newDuel().refused(2, { type: 'lock' })).toEqual({ code: 'NotAPlayer' })
  })

  it('then the game, the phase and the time', () => {
    const duel = newDuel()
    expect(duel.refused(0, { type: 'lock' })).toEqual({ code: 'WrongPhase', phase: 1 })
    duel.now = 1_030
    duel.act(0, duel.commitment(0))
    duel.now = 1_031
    expect(duel.refused(1, duel.commitment(1))).toEqual({ code: 'TooLate', deadline: 1_030 })
    duel.act(0, { type: 'forfeit' })
    expect(duel.refused(0, { type: 'lock' })).toEqual({ code: 'GameOver' })
  })
})

describe('commit', () => {
  it('happens once, and not with zeros', () => {
    const duel = newDuel()
    expect(duel.refused(0, { type: 'commit', commitment: zeros })).toEqual({ code: 'ZeroCommitment' })
    expect(duel.act(0, duel.commitment(0))).toEqual([{ type: 'committed', player: 0, round: 1 }])
    expect(duel.refused(0, { type: 'commit', commitment: zeros })).toEqual({ code: 'AlreadyDone' })
    duel.act(1, duel.commitment(1))
    expect(duel.game).toMatchObject({ phase: phase.offer, deadline: 1_150 })
  })
})

describe('random bytes', () => {
  it('are asked for once, by either player, even late', () => {
    const duel = newDuel().commit()
    duel.now += 500
    expect(duel.act(1, request)).toEqual([{ type: 'randomRequested', kind: 0, nonce: 0n }])
    expect(duel.game).toMatchObject({ nonce: 1n, pending: [{ nonce: 0n, kind: 0, askedAt: 1_500 }] })
    expect(duel.refused(0, request)).toEqual({ code: 'AlreadyAsked' })
  })

  it('change nothing where nobody waits for them', () => {
    const duel = newDuel().commit()
    duel.act(0, request)
    const { game } = duel
    expect(duel.apply({ type: 'answer', nonce: 7n, vrf: bytes('x'), now: 1_000 })).toEqual([])
    expect(duel.game).toBe(game)
    duel.answer()
    const answered = duel.game
    duel.apply({ type: 'answer', nonce: 0n, vrf: bytes('again'), now: 1_000 })
    expect(duel.game).toBe(answered)
  })

  it('count when they come late, but not after the end', () => {
    const duel = newDuel().commit()
    duel.act(0, request)
    duel.now += 1_000
    expect(duel.answer()[0]).toMatchObject({ type: 'relicsOffered' })
    expect(duel.game).toMatchObject({ phase: phase.relic, deadline: 2_015 })
    const other = newDuel().commit()
    other.act(0, request)
    other.act(0, { type: 'forfeit' })
    expect(other.game.pending).toEqual([])
    expect(other.apply({ type: 'answer', nonce: 0n, vrf: bytes('x'), now: 1_000 })).toEqual([])
  })
})

describe('choosing', () => {
  it('stores the number of the relic, joker or skip', () => {
    const duel = newDuel().toRelics()
    const [relic] = duel.players[0].offer
    expect(duel.refused(0, { type: 'choose', choice: 5 })).toEqual({ code: 'BadChoice', choice: 5 })
    expect(duel.act(0, { type: 'choose', choice: 0 })).toEqual([{ type: 'chosen', player: 0, choice: relic }])
    expect(duel.refused(0, { type: 'choose', choice: 200 })).toEqual({ code: 'BadChoice', choice: 200 })
    expect(duel.refused(0, { type: 'choose', choice: 4 })).toEqual({ code: 'AlreadyDone' })
    duel.act(1, { type: 'choose', choice: 3 })
    expect(duel.players[1].choice).toBe(choice.joker)
    expect(duel.game).toMatchObject({ phase: phase.deal, deadline: 1_150 })
  })

  const vrfWith = (joker: number) => {
    for (let i = 0; ; i++) if (jokerFrom(bytes(`joker ${i}`), 0) === joker) return bytes(`joker ${i}`)
  }

  it.each([
    ['nothing', choice.skipped, choice.skipped, 3, 1_030],
    ['High Stakes', choice.highStakes, choice.skipped, 3, 1_030],
    ['Plan B', choice.planB, choice.skipped, 6, 1_030],
    ['Third Eye', choice.thirdEye, choice.skipped, 3, 1_030],
    ['The Closer', choice.closer, choice.skipped, 3, 1_030],
    ['Fast Hand', choice.fastHand, choice.skipped, 4, 1_015],
    ['Fast Hand under Fair Game', choice.fastHand, choice.fairGame, 3, 1_030],
    ['Plan B under Fair Game', choice.planB, choice.fairGame, 3, 1_030],
  ])('%s gives swaps and time', (_, own, other, swapsLeft, deadline) => {
    expect(newDuel().toCards(own, other).players[0]).toMatchObject({ swapsLeft, deadline, joker: 0 })
  })

  it('a joker is good or bad, and nothing under Fair Game', () => {
    const [good, bad] = [vrfWith(1), vrfWith(2)]
    const first = (other: number, vrf: Uint8Array) => newDuel().toCards(choice.joker, other, vrf).players[0]
    expect(first(choice.skipped, good)).toMatchObject({ joker: 1, swapsLeft: 4 })
    expect(first(choice.skipped, bad)).toMatchObject({ joker: 2, swapsLeft: 2 })
    expect(first(choice.fairGame, good)).toMatchObject({ joker: 0, swapsLeft: 3, choice: choice.joker })
  })
})

describe('swapping', () => {
  const swap = (mask: number): Action => ({ type: 'swap', mask })

  it('costs one swap, whatever the number of cards, and undoes the arrangement', () => {
    const duel = newDuel().toCards().lay(0)
    expect(duel.act(0, swap(7))).toEqual([{ type: 'randomRequested', kind: requestKind.swap, nonce: 2n }])
    expect(duel.players[0]).toMatchObject({ swapsLeft: 2, arranged: false })
    expect(duel.players[0].draws.at(-1)).toEqual({ mask: 7, vrf: zeros })
    const before = duel.hand(0)
    expect(duel.answer()).toEqual([{ type: 'swapped', player: 0, mask: 7 }])
    expect(duel.hand(0).some((card) => before.includes(card))).toBe(false)
  })

  it('stops the clock until the answer', () => {
    const duel = newDuel().toCards()
    duel.now = 1_025
    duel.act(1, swap(1))
    duel.now = 1_100
    expect(duel.refused(1, { type: 'lock' })).toEqual({ code: 'SwapPending' })
    expect(duel.refused(1, swap(1))).toEqual({ code: 'SwapPending' })
    expect(duel.refused(1, { type: 'arrange', commitments: [zeros, zeros, zeros] })).toEqual({
      code: 'SwapPending',
    })
    duel.answer()
    expect(duel.players[1].deadline).toBe(1_105)
    expect(duel.players[0].deadline).toBe(1_030)
  })

  it('never shortens the clock', () => {
    const duel = newDuel().toCards()
    duel.act(0, swap(1))
    duel.now -= 5
    duel.answer()
    expect(duel.players[0].deadline).toBe(1_030)
  })

  it.each([0, 8, 255])('refuses mask %i', (mask) => {
    expect(newDuel().toCards().refused(0, swap(mask))).toEqual({ code: 'BadMask', mask })
  })

  it('ends when no swaps are left, and with the lock', () => {
    const duel = newDuel().toCards()
    for (let i = 0; i < 3; i++) {
      duel.act(0, swap(1 + i))
      duel.answer()
    }
    expect(duel.refused(0, swap(1))).toEqual({ code: 'NoSwaps' })
    duel.lay(0).act(0, { type: 'lock' })
    expect(duel.refused(0, swap(0))).toEqual({ code: 'AlreadyLocked' })
  })

  it('of both players at once is answered one by one', () => {
    const duel = newDuel().toCards()
    duel.act(0, swap(1))
    duel.act(1, swap(2))
    expect(duel.apply({ type: 'answer', nonce: 3n, vrf: bytes('b'), now: 1_000 })).toEqual([
      { type: 'swapped', player: 1, mask: 2 },
    ])
    expect(duel.game.pending.map(({ nonce }) => nonce)).toEqual([2n])
  })
})

describe('Third Eye', () => {
  const withSwap = (first: number, second: number) => {
    const duel = newDuel().toCards(first, second)
    duel.act(0, { type: 'swap', mask: 5 })
    return duel
  }
  const brought = (duel: ReturnType<typeof newDuel>) =>
    drawCards(duel.players[0].draws, duel.secrets[0]).drawn[1] ?? []

  it.each([
    [choice.thirdEye, choice.skipped],
    [choice.skipped, choice.thirdEye],
  ])('of either player wants the first swap shown before anything else', (first, second) => {
    const duel = withSwap(first, second)
    expect(duel.refused(0, { type: 'show', cards: [1, 2] })).toEqual({ code: 'NothingToShow' })
    duel.answer()
    expect(duel.refused(0, { type: 'swap', mask: 0 })).toEqual({ code: 'MustShow' })
    expect(duel.refused(0, { type: 'lock' })).toEqual({ code: 'MustShow' })
    expect(duel.refused(0, { type: 'arrange', commitments: [zeros, zeros, zeros] })).toEqual({
      code: 'MustShow',
    })
    expect(duel.refused(0, { type: 'show', cards: [1] })).toEqual({ code: 'NothingToShow' })
    expect(duel.refused(0, { type: 'show', cards: [1, 52] })).toEqual({ code: 'BadCard', card: 52 })
    const cards = brought(duel)
    expect(duel.act(0, { type: 'show', cards })).toEqual([{ type: 'shown', player: 0, cards }])
    expect(duel.refused(0, { type: 'show', cards })).toEqual({ code: 'NothingToShow' })
    duel.act(0, { type: 'swap', mask: 1 })
    duel.answer()
    expect(duel.lay(0).players[0].arranged).toBe(true)
  })

  it('wants nothing under Fair Game, or if nobody holds it', () => {
    for (const [first, second] of [
      [choice.thirdEye, choice.fairGame],
      [choice.skipped, choice.skipped],
    ] as const) {
      const duel = withSwap(first, second)
      duel.answer()
      expect(duel.refused(0, { type: 'show', cards: [1, 2] })).toEqual({ code: 'NothingToShow' })
      expect(duel.lay(0).players[0].arranged).toBe(true)
    }
  })

  it('plays the cards of a player who waits instead of showing them', () => {
    const duel = withSwap(choice.thirdEye, choice.skipped)
    duel.answer()
    duel.now = 1_031
    expect(duel.timeOut()).toContainEqual({ type: 'locked', player: 0, auto: true, autoPlayed: true })
  })
})

describe('arranging and locking', () => {
  it('can be done again until the lock', () => {
    const duel = newDuel().toCards()
    expect(duel.refused(0, { type: 'lock' })).toEqual({ code: 'NotArranged' })
    const some = bytes('some')
    expect(duel.refused(0, { type: 'arrange', commitments: [some, zeros, some] })).toEqual({
      code: 'ZeroCommitment',
    })
    expect(duel.lay(0).lay(0).act(0, { type: 'lock' })).toEqual([
      { type: 'locked', player: 0, auto: false, autoPlayed: false },
    ])
    expect(duel.refused(0, { type: 'lock' })).toEqual({ code: 'AlreadyLocked' })
    expect(duel.refused(0, { type: 'arrange', commitments: [some, some, some] })).toEqual({
      code: 'AlreadyLocked',
    })
    expect(duel.game).toMatchObject({ phase: phase.cards, deadline: 0 })
    duel.lay(1).act(1, { type: 'lock' })
    expect(duel.game).toMatchObject({ phase: phase.opening, deadline: 1_030 })
  })

  it('has a clock for each player', () => {
    const duel = newDuel().toCards(choice.fastHand, choice.skipped)
    duel.now = 1_016
    expect(duel.refused(0, { type: 'lock' })).toEqual({ code: 'TooLate', deadline: 1_015 })
    expect(duel.lay(1).players[1].arranged).toBe(true)
  })
})
