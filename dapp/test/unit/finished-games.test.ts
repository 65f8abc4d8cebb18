import type { FinishedGames } from '@fivefold/sdk/indexer'
import type { FinishedMatch, FinishedMatches } from '@fivefold/sdk/match'
import { describe, expect, it } from 'vitest'
import { countsOf, latestOf } from '../../src/shell/lobby/finished-games.js'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
const [a, b] = ['0x1111111111111111111111111111111111111111', '0x2222222222222222222222222222222222222222']
const onChain = {
  triad: {
    count: 7,
    latest: [{ id: '0xaa', playerA: a, playerB: b, botSide: 1, winner: 1, timestamp: at(1) }],
  },
  ccg: {
    count: 3,
    latest: [{ id: 12, playerA: a, playerB: b, botSide: null, winnerSide: null, endedAt: at(4) }],
  },
  dolero: {
    count: 1,
    latest: [{ id: 'Game', playerA: a, playerB: b, botSide: 0, winnerSide: 0, timestamp: at(2) }],
  },
} as unknown as FinishedGames
const players: FinishedMatch['players'] = [
  { name: 'Ann', isBot: false },
  { name: 'Croupier', isBot: true },
]
const onServer: FinishedMatches = {
  phalanx: { count: 9, latest: [{ matchId: 'p', players, winner: null, endedAt: at(3).toISOString() }] },
  // Played on the server, and counted by the indexer once it is settled.
  triad: { count: 8, latest: [{ matchId: 't', players, winner: 1, endedAt: at(6).toISOString() }] },
  war: { count: 2, latest: [{ matchId: 'w', players, winner: 2, endedAt: at(5).toISOString() }] },
}

describe('finished games', () => {
  it('are counted for each game, matches of Triad once they are settled', () => {
    expect(countsOf(onChain, onServer)).toEqual({ triad: 7, ccg: 3, dolero: 1, phalanx: 9, war: 2 })
  })

  it('are counted and listed for a game that only the server knows', () => {
    const latest = [{ matchId: 'n', players, winner: 0 as const, endedAt: at(7).toISOString() }]
    const more = { ...onServer, noughts: { count: 4, latest } }
    expect(countsOf(onChain, more)).toMatchObject({ noughts: 4 })
    expect(latestOf(onChain, more, 1)).toMatchObject([{ game: 'noughts', path: '/noughts/replay/n' }])
  })

  it('have no count until the source has answered', () => {
    expect(countsOf(undefined, onServer)).toEqual({ phalanx: 9, war: 2 })
    expect(countsOf(onChain, undefined)).toEqual({ triad: 7, ccg: 3, dolero: 1 })
  })

  it('come newest first, each with its replay, winner and bot', () => {
    const latest = latestOf(onChain, onServer, 5)
    expect(latest.map(({ path, winner }) => [path, winner])).toEqual([
      ['/war/replay/w', null],
      ['/ccg/replay/12', null],
      ['/phalanx/replay/p', undefined],
      ['/dolero/game/Game', 0],
      ['/triad/match/0xaa', 1],
    ])
    expect(latest.map(({ players: both }) => both.map(({ isBot }) => isBot))).toEqual([
      [false, true],
      [false, false],
      [false, true],
      [true, false],
      [false, true],
    ])
    expect(latestOf(onChain, onServer, 2)).toEqual(latest.slice(0, 2))
  })
})
