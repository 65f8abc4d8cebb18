import { TriadSeason, TriadStanding } from '../../model/index.js'

export const standingId = (seasonId: number, player: string) => `${seasonId}-${player}`
export const seasonRowId = (seasonId: number) => `${seasonId}`

/** The outcome of one match for one of its players. */
export type Played = {
  seasonId: number
  player: string
  won: boolean
  tilesFor: number
  tilesAgainst: number
  at: Date
}

/** A player's standing after one more match, or after the first. */
export function advanceStanding(before: TriadStanding | undefined, match: Played): TriadStanding {
  const { seasonId, player, at } = match
  const played = (before?.played ?? 0) + 1
  const won = (before?.won ?? 0) + (match.won ? 1 : 0)
  const tilesFor = (before?.tilesFor ?? 0) + match.tilesFor
  const tilesAgainst = (before?.tilesAgainst ?? 0) + match.tilesAgainst
  const streak = before?.streak ?? 0
  return new TriadStanding({
    id: standingId(seasonId, player),
    seasonId: BigInt(seasonId),
    player,
    played,
    won,
    lost: played - won,
    winRatio: won / played,
    tilesFor,
    tilesAgainst,
    tilesDifference: tilesFor - tilesAgainst,
    streak: match.won ? Math.max(streak, 0) + 1 : Math.min(streak, 0) - 1,
    lastPlayed: at,
  })
}

/** A season after one more match; `newPlayers` counts players who had no match in it before. */
export function advanceSeason(
  before: TriadSeason | undefined,
  { seasonId, newPlayers, at }: { seasonId: number; newPlayers: number; at: Date },
): TriadSeason {
  return new TriadSeason({
    id: seasonRowId(seasonId),
    seasonId: BigInt(seasonId),
    matches: (before?.matches ?? 0) + 1,
    players: (before?.players ?? 0) + newPlayers,
    firstPlayed: before?.firstPlayed ?? at,
    lastPlayed: at,
  })
}
