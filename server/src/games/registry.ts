import type { ServerGame } from '../match/server-game.js'
import { ServerGames } from '../match/server-games.js'
import { phalanxGame } from './phalanx/game.js'
import type { GameServices } from './services.js'
import { triadGame } from './triad/game.js'
import { warGame } from './war/game.js'

/** Every game that the server plays, made with the services that it needs. */
const games: readonly ((services: GameServices) => ServerGame)[] = [
  () => phalanxGame,
  warGame,
  () => triadGame,
]

/** Clients of the original Phalanx Duel protocol name no game. */
const unnamedGame = 'phalanx'

export const createServerGames = (services: GameServices): ServerGames =>
  new ServerGames(
    games.map((create) => create(services)),
    unnamedGame,
  )
