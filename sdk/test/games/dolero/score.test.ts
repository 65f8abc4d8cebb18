import { describe, expect, it } from 'vitest'
import { blank, choice, type GameEvent, phase, scoreOf } from '../../../src/games/dolero/index.js'
import { scoreRound } from '../../../src/games/dolero/round.js'
import type { Triple } from '../../../src/games/dolero/state.js'
import { newDuel } from './duel.js'

/** Hearts are 0..12, diamonds 13..25. */
const [ace, five, six, ten, king, otherAce, otherKing] = [0, 4, 5, 9, 12, 13, 25] as const
const twentyOne: Triple<number> = [ace, king, blank]
const twenty: Triple<number> = [king, otherKing, blank]
const bust: Triple<number> = [ten, king, otherKing]

describe('the score', () => {
  it.each([
    [[ace, king, blank], 21],
    [[ace, otherAce, blank], 12],
    [[ace, otherAce, 26], 13],
    [[ace, ten, king], 21],
    [[ace, five, six], 12],
    [[ace, otherAce, 8], 21],
    [[10, 11, 12], 30],
    [[five, six, ten], 21],
    [[blank, 1, 14], 4],
  ])('of %o is %i', (cards, score) => {
    expect(scoreOf(cards)).toBe(score)
  })
})

type Case = {
  cards: readonly [Triple<number>, Triple<number>]
  choices?: readonly [number, number]
  hearts?: readonly [number, number]
  folded?: number
  suddenDeath?: boolean
}

/** Scores a round in which these cards were opened. */
function score({ cards, choices = [7, 7], hearts = [3, 3], folded = 255, suddenDeath = false }: Case) {
  const duel = newDuel().toCards()
  for (const player of [0, 1] as const) {
    duel.patch(player, { opened: cards[player], choice: choices[player], hearts: hearts[player] })
  }
  const events: GameEvent[] = []
  const before = { ...duel.game, phase: phase.lastOpening, folded, suddenDeath }
  const game = scoreRound(before, duel.now, events)
  const [scored, ...rest] = events
  if (scored?.type !== 'roundScored') expect.fail('not scored')
  return { game, scored, rest, hearts: game.players.map((player) => player.hearts) }
}

describe('a round', () => {
  it.each([
    ['the higher score', [twentyOne, twenty], 0, [3, 2]],
    ['the higher score of the other', [twenty, twentyOne], 1, [2, 3]],
    ['the player who is not bust', [bust, [1, 14, blank]], 1, [2, 3]],
    ['the player who is not bust, with seats swapped', [[1, 14, blank], bust], 0, [3, 2]],
    ['nobody if both are bust', [bust, [10, 11, 12]], 255, [2, 2]],
    ['nobody if they are equal', [twenty, [10, 11, blank]], 255, [2, 2]],
  ] as const)('is won by %s', (_, cards, winner, hearts) => {
    const result = score({ cards })
    expect(result.scored).toMatchObject({ winner, hearts })
    expect(result.hearts).toEqual(hearts)
    expect(result.rest).toEqual([])
  })

  it('is lost by the folder, whatever the cards', () => {
    expect(score({ cards: [twentyOne, bust], folded: 0 })).toMatchObject({ hearts: [2, 3] })
    expect(score({ cards: [bust, twentyOne], folded: 1 })).toMatchObject({ hearts: [3, 2] })
  })

  it('reports a bust with its smallest sum', () => {
    expect(score({ cards: [bust, twenty] }).scored.scores).toEqual([30, 20])
  })

  it('is followed by the next, of which nothing is known yet', () => {
    const { game } = score({ cards: [twentyOne, twenty] })
    expect(game).toMatchObject({ phase: phase.commit, round: 2, deadline: 1_030, folded: 255, toAct: 0 })
    for (const player of game.players) {
      expect(player).toMatchObject({ choice: 255, offer: [0, 0, 0], draws: [], shown: [], secret: null })
      expect(player).toMatchObject({ opened: [255, 255, 255], locked: false, bet: 0n, deadline: 0 })
      expect(player.commitment).toEqual(new Uint8Array(32))
    }
    expect(game.nonce).toBe(2n)
  })
})

describe('relics', () => {
  const { highStakes, closer, fairGame, skipped } = choice
  it.each([
    ['High Stakes of the winner', [twentyOne, twenty], [highStakes, skipped], [3, 1]],
    ['High Stakes of the loser', [twentyOne, twenty], [skipped, highStakes], [3, 1]],
    ['High Stakes of both', [twentyOne, twenty], [highStakes, highStakes], [3, 1]],
    ['High Stakes at a tie', [twenty, twenty], [highStakes, skipped], [2, 2]],
    ['The Closer with 21', [twentyOne, twenty], [closer, skipped], [4, 2]],
    ['The Closer with 20', [twenty, [1, 14, blank]], [closer, skipped], [3, 2]],
    ['The Closer of the loser', [twentyOne, twenty], [skipped, closer], [3, 2]],
    ['The Closer at a tie', [twentyOne, twentyOne], [closer, skipped], [1, 2]],
    ['The Closer of both at a tie', [bust, bust], [closer, closer], [1, 1]],
    ['Fair Game against The Closer', [twentyOne, twenty], [closer, fairGame], [3, 2]],
    ['Fair Game against High Stakes', [twentyOne, twenty], [highStakes, fairGame], [3, 2]],
  ] as const)('%s', (_, cards, choices, hearts) => {
    expect(score({ cards, choices }).hearts).toEqual(hearts)
  })

  it('The Closer gains nothing by a fold', () => {
    expect(score({ cards: [twentyOne, twenty], choices: [closer, skipped], folded: 1 }).hearts).toEqual([
      3, 2,
    ])
  })

  it('High Stakes doubles a fold too', () => {
    expect(score({ cards: [twenty, twenty], choices: [highStakes, skipped], folded: 1 }).hearts).toEqual([
      3, 1,
    ])
  })
})

describe('the end', () => {
  it('comes with the last heart', () => {
    const { game, rest } = score({ cards: [twentyOne, twenty], hearts: [1, 1] })
    expect(game).toMatchObject({ phase: phase.over, winner: 0, end: 1 })
    expect(rest).toEqual([{ type: 'gameEnded', winner: 0, end: 1 }])
  })

  it('never takes hearts below 0', () => {
    const choices = [choice.highStakes, choice.skipped] as const
    expect(score({ cards: [twentyOne, twenty], hearts: [1, 1], choices }).hearts).toEqual([1, 0])
  })

  it('a tie can end it for one', () => {
    expect(score({ cards: [twenty, twenty], hearts: [1, 2] }).game).toMatchObject({ winner: 1, end: 1 })
  })

  it('is put off if both lose their last heart', () => {
    const { game, rest } = score({ cards: [twenty, twenty], hearts: [1, 1] })
    expect(game).toMatchObject({ phase: phase.commit, suddenDeath: true, round: 2 })
    expect(rest).toEqual([{ type: 'suddenDeath', round: 2 }])
  })

  it('comes with the first round that is won in sudden death', () => {
    const { game } = score({ cards: [twenty, twentyOne], hearts: [0, 0], suddenDeath: true })
    expect(game).toMatchObject({ phase: phase.over, winner: 1, end: 2 })
  })

  it('comes with a fold in sudden death', () => {
    const { game } = score({ cards: [twenty, twentyOne], hearts: [0, 0], suddenDeath: true, folded: 1 })
    expect(game).toMatchObject({ winner: 0, end: 2 })
  })

  it('is put off again by a tie in sudden death, which changes no hearts', () => {
    const choices = [choice.closer, choice.highStakes] as const
    const { game, rest, hearts } = score({
      cards: [twenty, twenty],
      hearts: [0, 0],
      suddenDeath: true,
      choices,
    })
    expect(hearts).toEqual([0, 0])
    expect(game).toMatchObject({ phase: phase.commit, suddenDeath: true })
    expect(rest).toEqual([{ type: 'suddenDeath', round: 2 }])
  })
})
