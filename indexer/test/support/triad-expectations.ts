import {
  queryTriadMatches,
  queryTriadSeasons,
  queryTriadStandings,
  type TriadStanding,
} from '@fivefold/sdk/indexer'
import type { MatchHeader, MatchResult } from '@fivefold/sdk/triad'
import type { Address, Hex } from 'viem'
import { expect } from 'vitest'
import { until } from './until.js'

/** A match that must be in the database. */
export type ExpectedMatch = {
  id: Hex
  header: MatchHeader
  result: MatchResult
  /** Against a bot: listed, but not counted. */
  isPractice?: true
}

type Standing = Omit<TriadStanding, 'lastPlayed'>

/** Waits until exactly these matches are listed, then compares standings and seasons with the expected sums. */
export async function showsMatches(
  url: string,
  expected: ExpectedMatch[],
  context: () => unknown,
): Promise<void> {
  const wanted = expected.map(({ id }) => id).reverse()
  let found: Hex[] = []
  await until(
    `${wanted.length} Triad matches`,
    async () => {
      found = (await queryTriadMatches(url, { limit: 500 })).map(({ id }) => id)
      return found.join() === wanted.join() || undefined
    },
    () => ['wanted', ...wanted, 'found', ...found, context()].join('\n'),
  )
  const counted = expected.filter(({ isPractice }) => !isPractice)
  const numbers = [...new Set(counted.map(({ header }) => header.seasonId))]
  const seasons = await queryTriadSeasons(url)
  expect(seasons.map(({ seasonId }) => seasonId).sort()).toEqual([...numbers].sort())
  for (const seasonId of numbers) {
    const matches = counted.filter(({ header }) => header.seasonId === seasonId)
    const standings = expectedStandings(seasonId, matches)
    const listed = await queryTriadStandings(url, { seasonId, limit: 100 })
    expect(listed.map(({ lastPlayed: _, ...standing }) => standing)).toEqual(standings)
    const season = seasons.find((each) => each.seasonId === seasonId)
    expect(season).toMatchObject({ matches: matches.length, players: standings.length })
  }
}

/** The standings computed from all matches at once; the indexer updates them match by match. */
function expectedStandings(seasonId: number, matches: ExpectedMatch[]): Standing[] {
  const players = new Set(matches.flatMap(({ header }) => [header.playerA, header.playerB]))
  const standings = [...players].map((player) => standingOf(seasonId, player, matches))
  return standings.sort(
    (one, other) =>
      other.won - one.won ||
      other.winRatio - one.winRatio ||
      other.tilesDifference - one.tilesDifference ||
      (one.player < other.player ? -1 : 1),
  )
}

function standingOf(seasonId: number, player: Address, matches: ExpectedMatch[]): Standing {
  const own = matches.filter(({ header }) => header.playerA === player || header.playerB === player)
  const sides = own.map(({ header }) => (header.playerA === player ? 0 : 1) as 0 | 1)
  const wins = own.map(({ result }, index) => result.winner === sides[index])
  const tilesFor = own.reduce((sum, { result }, index) => sum + result.tiles[sides[index] ?? 0], 0)
  const won = wins.filter(Boolean).length
  const last = wins.at(-1)
  const inARow = [...wins].reverse().findIndex((win) => win !== last)
  const length = inARow === -1 ? wins.length : inARow
  return {
    seasonId,
    player,
    played: own.length,
    won,
    lost: own.length - won,
    winRatio: won / own.length,
    tilesFor,
    tilesAgainst: 9 * own.length - tilesFor,
    tilesDifference: 2 * tilesFor - 9 * own.length,
    streak: last ? length : -length,
  }
}
