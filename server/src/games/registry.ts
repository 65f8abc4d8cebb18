import type { ServerGame } from '../match/server-game.js'
import { ServerGames } from '../match/server-games.js'
import { phalanxGame } from './phalanx/game.js'
import type { GameServices } from './services.js'
import { triadGame } from './triad/game.js'
import { warGame } from './war/game.js'

/** The factories of all games that the server plays. */
const games: readonly ((services: GameServices) => ServerGame)[] = [
  () => phalanxGame,
  warGame,
  () => triadGame,
]

/** Clients of the original Phalanx Duel protocol send no `game` field. */
const unnamedGame = 'phalanx'

export const createServerGames = (services: GameServices): ServerGames =>
  new ServerGames(
    games.map((create) => create(services)),
    unnamedGame,
  )
