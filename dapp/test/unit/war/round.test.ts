import { describe, expect, it } from 'vitest'
import { roundOf } from '../../../src/games/war/table/round.js'
import { exampleGame } from './example-game.js'

const { games, entries } = exampleGame('rounds')
const rounds = entries.map((_, index) => roundOf(entries.slice(0, index + 1)))

describe('the round on the table', () => {
  it('is empty before the first flip', () => {
    expect(roundOf([])).toEqual({ piles: [[], []], wars: 0, reshuffled: [] })
  })

  it('matches the state while it is played', () => {
    let compared = 0
    for (const [index, round] of rounds.entries()) {
      const { players } = games[index + 1] ?? {}
      if (!players || round.taken) continue
      // Cards that lie face down are not shown, even where the state knows them.
      const shown = players.map(({ played }) =>
        played.map(({ card, faceDown }) => ({ card: faceDown ? null : card, faceDown })),
      )
      expect(round.piles).toEqual(shown)
      compared++
    }
    expect(compared).toBeGreaterThan(50)
  })

  it('still shows the cards of a decided round, as many as were taken', () => {
    const decided = rounds.filter(({ taken }) => taken)
    expect(decided.length).toBe(games.at(-1)?.round)
    for (const { piles, taken } of decided) expect(piles.flat()).toHaveLength(taken?.cards ?? 0)
  })

  it('includes wars, deciding lots and reshuffles', () => {
    const wars = rounds.filter(({ wars }) => wars > 0)
    expect(wars.length).toBeGreaterThan(0)
    for (const { piles } of wars) expect(piles.flat().some(({ faceDown }) => faceDown)).toBe(true)
    expect(rounds.some(({ taken }) => taken?.byLot)).toBe(true)
    expect(rounds.some(({ reshuffled }) => reshuffled.length > 0)).toBe(true)
  })
})
