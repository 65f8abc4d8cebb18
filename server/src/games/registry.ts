import type { CreateServerGame, GameHost, RegisteredGame } from '../match/registered-game.js'
import { ServerGames } from '../match/server-games.js'
import { phalanxGame } from './phalanx/game.js'
import { triadGame } from './triad/game.js'
import { registeredWar } from './war/setup.js'

/** Every game that the server plays. */
const registeredGames: readonly RegisteredGame[] = [
  { configure: () => () => phalanxGame },
  registeredWar,
  { configure: () => () => triadGame },
]

/** Clients of the original Phalanx Duel protocol send no `game` field. */
const unnamedGame = 'phalanx'

/** The lines of `--help` for the environment variables of single games. */
export const gamesHelp = registeredGames.flatMap(({ help }) => help ?? []).join('\n')

/**
 * Every game with its own settings from the environment.
 *
 * @throws {FivefoldError} INVALID_INPUT
 */
export const configureGames = (env: NodeJS.ProcessEnv = {}): CreateServerGame[] =>
  registeredGames.map(({ configure }) => configure(env))

export const createServerGames = async (
  host: GameHost,
  games: readonly CreateServerGame[],
): Promise<ServerGames> =>
  new ServerGames(await Promise.all(games.map((create) => create(host))), unnamedGame)
