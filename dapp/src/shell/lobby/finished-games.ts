import type { FinishedGames } from '@fivefold/sdk/indexer'
import type { FinishedMatch, FinishedMatches } from '@fivefold/sdk/match'
import { shortAddress } from '../../lib/short-address.js'

export type GameId = keyof FinishedGames | keyof FinishedMatches

export type FinishedPlayer = { readonly name: string; readonly isBot: boolean }

/** A finished match of any game. */
export type FinishedGame = {
  readonly game: GameId
  readonly id: string
  readonly players: readonly [FinishedPlayer, FinishedPlayer]
  /** The winner's side; null for a draw, undefined if it is no longer known. */
  readonly winner: 0 | 1 | null | undefined
  readonly endedAt: Date
  /** The path of its replay or record. */
  readonly path: string
}

/** Number of finished matches per game; undefined until the source has answered. */
export function countsOf(
  onChain: FinishedGames | undefined,
  onServer: FinishedMatches | undefined,
): Record<GameId, number | undefined> {
  return {
    triad: onChain?.triad.count,
    ccg: onChain?.ccg.count,
    dolero: onChain?.dolero.count,
    phalanx: onServer?.phalanx.count,
    war: onServer?.war.count,
  }
}

/** The latest matches of all games, newest first. */
export function latestOf(
  onChain: FinishedGames | undefined,
  onServer: FinishedMatches | undefined,
  limit: number,
): FinishedGame[] {
  const all = [...(onChain ? gamesOf(onChain) : []), ...(onServer ? matchesOf(onServer) : [])]
  return all.sort((one, other) => other.endedAt.getTime() - one.endedAt.getTime()).slice(0, limit)
}

function gamesOf({ triad, ccg, dolero }: FinishedGames): FinishedGame[] {
  return [
    ...triad.latest.map(
      (match): FinishedGame => ({
        game: 'triad',
        id: match.id,
        players: playersOf(match),
        winner: match.winner,
        endedAt: match.timestamp,
        path: `/triad/match/${match.id}`,
      }),
    ),
    ...ccg.latest.map(
      (game): FinishedGame => ({
        game: 'ccg',
        id: `${game.id}`,
        players: playersOf(game),
        winner: game.winnerSide,
        endedAt: game.endedAt ?? game.startedAt,
        path: `/ccg/replay/${game.id}`,
      }),
    ),
    ...dolero.latest.map(
      (game): FinishedGame => ({
        game: 'dolero',
        id: game.id,
        players: playersOf(game),
        winner: game.winnerSide,
        endedAt: game.timestamp,
        path: `/dolero/game/${game.id}`,
      }),
    ),
  ]
}

type Sides = { playerA: string; playerB: string | null; botSide: 0 | 1 | null }

const playersOf = ({ playerA, playerB, botSide }: Sides): FinishedGame['players'] => [
  { name: shortAddress(playerA), isBot: botSide === 0 },
  { name: shortAddress(playerB ?? ''), isBot: botSide === 1 },
]

const matchesOf = (served: FinishedMatches): FinishedGame[] =>
  (['phalanx', 'war'] as const).flatMap((game) =>
    served[game].latest.map(({ matchId, players, winner, endedAt }) => ({
      game,
      id: matchId,
      players,
      winner: sideOf(winner),
      endedAt: new Date(endedAt),
      path: `/${game}/replay/${matchId}`,
    })),
  )

function sideOf(winner: FinishedMatch['winner']): FinishedGame['winner'] {
  if (winner === null) return undefined
  return winner === 2 ? null : winner
}
