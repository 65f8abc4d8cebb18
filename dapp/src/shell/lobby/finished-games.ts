import type { FinishedGames } from '@fivefold/sdk/indexer'
import type { FinishedMatch, FinishedMatches } from '@fivefold/sdk/match'
import { shortAddress } from '../../lib/short-address.js'

/**
 * Games whose matches the indexer counts, once they are settled. Triad is played on the match server too: what the server
 * lists of it is left out, or a match would count there before it is settled, and twice afterwards.
 */
const onChainGames = ['triad', 'ccg', 'dolero'] as const satisfies readonly (keyof FinishedGames)[]

const isOnChain = (game: string): boolean => onChainGames.some((each) => each === game)

export type FinishedPlayer = { readonly name: string; readonly isBot: boolean }

/** A finished match of any game. */
export type FinishedGame = {
  /** Its id. */
  readonly game: string
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
): Readonly<Record<string, number>> {
  const counts = { ...servedGames(onServer), ...onChain }
  return Object.fromEntries(Object.entries(counts).map(([game, { count }]) => [game, count]))
}

/** The latest matches of all games, newest first. */
export function latestOf(
  onChain: FinishedGames | undefined,
  onServer: FinishedMatches | undefined,
  limit: number,
): FinishedGame[] {
  const all = [...(onChain ? gamesOf(onChain) : []), ...matchesOf(onServer)]
  return all.sort((one, other) => other.endedAt.getTime() - one.endedAt.getTime()).slice(0, limit)
}

function gamesOf({ triad, ccg, dolero }: FinishedGames): FinishedGame[] {
  return [
    ...triad.latest.map((match) =>
      gameOf('triad', 'match', match, { winner: match.winner, endedAt: match.timestamp }),
    ),
    ...ccg.latest.map((game) =>
      gameOf('ccg', 'replay', game, { winner: game.winnerSide, endedAt: game.endedAt ?? game.startedAt }),
    ),
    ...dolero.latest.map((game) =>
      gameOf('dolero', 'game', game, { winner: game.winnerSide, endedAt: game.timestamp }),
    ),
  ]
}

/** `page` is where its replay or record is, below the game's route. */
const gameOf = (
  game: keyof FinishedGames,
  page: string,
  { id, ...sides }: Sides & { id: string | number },
  end: Pick<FinishedGame, 'winner' | 'endedAt'>,
): FinishedGame => ({ game, id: `${id}`, players: playersOf(sides), path: `/${game}/${page}/${id}`, ...end })

type Sides = { playerA: string; playerB: string | null; botSide: 0 | 1 | null }

const playersOf = ({ playerA, playerB, botSide }: Sides): FinishedGame['players'] => [
  { name: shortAddress(playerA), isBot: botSide === 0 },
  { name: shortAddress(playerB ?? ''), isBot: botSide === 1 },
]

/** What the server lists of the games that the indexer does not count. */
const servedGames = (onServer: FinishedMatches = {}): FinishedMatches =>
  Object.fromEntries(Object.entries(onServer).filter(([game]) => !isOnChain(game)))

const matchesOf = (onServer: FinishedMatches | undefined): FinishedGame[] =>
  Object.entries(servedGames(onServer)).flatMap(([game, { latest }]) =>
    latest.map(({ matchId, players, winner, endedAt }) => ({
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
