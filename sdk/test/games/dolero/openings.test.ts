import { describe, expect, it } from 'vitest'
import { type Arrangement, blank, choice, phase } from '../../../src/games/dolero/index.js'
import { bytes, type Duel, newDuel } from './duel.js'

const opening = () => newDuel().toCards().toOpening()

describe('opening positions 3 and 2', () => {
  it('shows them, 3 first', () => {
    const duel = opening()
    const [, second, third] = duel.laid[0]
    expect(duel.act(0, duel.opening(0))).toEqual([
      { type: 'opened', player: 0, position: 3, card: third },
      { type: 'opened', player: 0, position: 2, card: second },
    ])
    expect(duel.players[0].opened).toEqual([255, second, third])
    expect(duel.refused(0, duel.opening(0))).toEqual({ code: 'AlreadyDone' })
  })

  it('refuses other cards and salts than those committed to', () => {
    const duel = opening()
    const { cards, salts, type } = duel.opening(0)
    const wrong = (card: number) => (card + 1) % 52
    expect(duel.refused(0, { type, cards: [wrong(cards[0]), cards[1]], salts })).toEqual({
      code: 'WrongOpening',
      position: 3,
    })
    expect(duel.refused(0, { type, cards: [cards[0], wrong(cards[1])], salts })).toEqual({
      code: 'WrongOpening',
      position: 2,
    })
    expect(duel.refused(0, { type, cards, salts: [salts[0], bytes('no salt')] })).toMatchObject({
      position: 2,
    })
    expect(duel.refused(0, { type, cards: [cards[1], cards[0]], salts: [salts[1], salts[0]] })).toMatchObject(
      {
        position: 3,
      },
    )
    expect(duel.refused(1, duel.opening(0))).toMatchObject({ code: 'WrongOpening' })
  })

  it('refuses what is no card before it looks at commitments', () => {
    const duel = opening()
    const { salts, type } = duel.opening(0)
    expect(duel.refused(0, { type, cards: [0, 53], salts })).toEqual({ code: 'BadCard', card: 53 })
    expect(duel.refused(0, { type, cards: [99, 53], salts })).toEqual({ code: 'BadCard', card: 99 })
  })
})

describe('opening the last card', () => {
  it('wants the secret that was committed to', () => {
    const duel = newDuel().toCards().toLastOpening()
    const action = duel.lastOpening(0)
    expect(duel.refused(0, { ...action, secret: duel.secrets[1], card: 99 })).toEqual({ code: 'WrongSecret' })
    expect(duel.refused(0, { ...action, card: 53 })).toEqual({ code: 'BadCard', card: 53 })
    expect(duel.refused(0, { ...action, salt: bytes('no salt') })).toEqual({
      code: 'WrongOpening',
      position: 1,
    })
    expect(duel.act(0, action)).toEqual([{ type: 'opened', player: 0, position: 1, card: duel.laid[0][0] }])
    expect(duel.refused(0, action)).toEqual({ code: 'AlreadyDone' })
    expect(duel.act(1, duel.lastOpening(1)).map(({ type }) => type)).toEqual(['opened', 'roundScored'])
    expect(duel.game).toMatchObject({ phase: phase.commit, round: 2 })
  })

  it('is asked for after a fold too', () => {
    const duel = newDuel().toCards().toBetting()
    duel.act(0, { type: 'raise', amount: 5n })
    duel.act(1, { type: 'fold' })
    duel.act(1, duel.lastOpening(1))
    const events = duel.act(0, duel.lastOpening(0))
    expect(events).toContainEqual(expect.objectContaining({ type: 'roundScored', winner: 0 }))
  })
})

/** Plays to the last card of player 0, who laid these cards. */
function lastCardOf(duel: Duel, cards: Arrangement) {
  duel.toOpening(cards).toLastOpening()
  return duel.act(0, duel.lastOpening(0)).at(-1)
}
const caught = { type: 'gameEnded', winner: 1, end: 5 }

describe('cards that were never drawn', () => {
  const handed = (chosen: number = choice.skipped, other: number = choice.skipped) => {
    const duel = newDuel().toCards(chosen, other)
    return { duel, hand: duel.hand(0) as unknown as Arrangement }
  }
  const notIn = (hand: readonly number[]) => [0, 1, 2, 3].find((card) => !hand.includes(card)) as number

  it.each([0, 1, 2])('lose the game at position %i', (index) => {
    const { duel, hand } = handed()
    const cards = hand.with(index, notIn(hand)) as unknown as Arrangement
    expect(lastCardOf(duel, cards)).toEqual(caught)
    expect(duel.game).toMatchObject({ phase: phase.over, winner: 1, end: 5 })
  })

  it('lose the game if one is laid twice, or two blanks are', () => {
    const twice = handed()
    expect(lastCardOf(twice.duel, [twice.hand[0], twice.hand[0], twice.hand[1]])).toEqual(caught)
    const blanks = handed()
    expect(lastCardOf(blanks.duel, [blanks.hand[0], blank, blank])).toEqual(caught)
  })

  it.each([0, 1, 2])('a blank at position %i is no such card', (index) => {
    const { duel, hand } = handed()
    const cards = hand.with(index, blank) as unknown as Arrangement
    expect(lastCardOf(duel, cards)).toMatchObject({ type: 'opened' })
  })

  it('Plan B wants the blank, but not under Fair Game', () => {
    const whole = handed(choice.planB)
    expect(lastCardOf(whole.duel, whole.hand)).toEqual(caught)
    const two = handed(choice.planB)
    expect(lastCardOf(two.duel, [two.hand[0], two.hand[1], blank])).toMatchObject({ type: 'opened' })
    const fair = handed(choice.planB, choice.fairGame)
    expect(lastCardOf(fair.duel, fair.hand)).toMatchObject({ type: 'opened' })
  })

  it.each([
    ['lose the game if they were shown', (card: number) => (card + 1) % 52, caught],
    ['are not those that were shown truly', (card: number) => card, { type: 'opened' }],
  ])('%s', (_, shownAs, last) => {
    const duel = newDuel().toCards(choice.skipped, choice.thirdEye)
    duel.act(0, { type: 'swap', mask: 2 })
    duel.answer()
    duel.act(0, { type: 'show', cards: [shownAs(duel.hand(0)[1] as number)] })
    expect(lastCardOf(duel, duel.hand(0) as unknown as Arrangement)).toMatchObject(last)
  })

  it('a swapped card is no card of the hand any more', () => {
    const duel = newDuel().toCards()
    const before = duel.hand(0) as unknown as Arrangement
    duel.act(0, { type: 'swap', mask: 1 })
    duel.answer()
    expect(lastCardOf(duel, before)).toEqual(caught)
  })
})

describe('cards that were played by themselves', () => {
  const autoPlayed = () => {
    const duel = newDuel().toCards()
    duel.lay(1).act(1, { type: 'lock' })
    duel.now = 1_031
    expect(duel.timeOut()).toEqual([{ type: 'locked', player: 0, auto: true, autoPlayed: true }])
    const [first, second] = duel.hand(0) as unknown as Arrangement
    duel.laid[0] = [first, second, blank]
    return duel
  }

  it('are the first two of the hand and the blank', () => {
    const duel = autoPlayed().toLastOpening()
    expect(duel.act(0, duel.lastOpening(0))).toHaveLength(1)
    expect(duel.players[0].opened).toEqual(duel.laid[0])
  })

  it('need the blank at 3 and a card at 2 and at 1', () => {
    const duel = autoPlayed()
    const { salts, type } = duel.opening(0)
    expect(duel.refused(0, { type, cards: [5, 5], salts })).toEqual({ code: 'WrongOpening', position: 3 })
    expect(duel.refused(0, { type, cards: [52, 52], salts })).toEqual({ code: 'WrongOpening', position: 2 })
    duel.toLastOpening()
    expect(duel.refused(0, { ...duel.lastOpening(0), card: 52 })).toEqual({
      code: 'WrongOpening',
      position: 1,
    })
  })

  it('lose the game if others are opened', () => {
    const duel = autoPlayed()
    const [first, , third] = duel.hand(0) as unknown as Arrangement
    duel.laid[0] = [first, third, blank]
    duel.toLastOpening()
    expect(duel.act(0, duel.lastOpening(0)).at(-1)).toEqual(caught)
  })
})
