import type { ServerGame } from '../match/server-game.js'
import { ServerGames } from '../match/server-games.js'
import { phalanxGame } from './phalanx/game.js'
import type { GameServices } from './services.js'
import { triadGame } from './triad/game.js'
import { warGame } from './war/game.js'

/** Makes a game with the services that it needs. */
export type CreateServerGame = (services: GameServices) => ServerGame

/** Every game that the server plays. */
export const serverGames: readonly CreateServerGame[] = [() => phalanxGame, warGame, () => triadGame]

/** Clients of the original Phalanx Duel protocol send no `game` field. */
const unnamedGame = 'phalanx'

export const createServerGames = (
  services: GameServices,
  games: readonly CreateServerGame[] = serverGames,
): ServerGames =>
  new ServerGames(
    games.map((create) => create(services)),
    unnamedGame,
  )
