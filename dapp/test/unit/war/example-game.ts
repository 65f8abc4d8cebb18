import { createRandom } from '@fivefold/sdk/core'
import {
  type Action,
  applyAction,
  type Game,
  orThrow,
  randomAction,
  randomMatch,
  startGame,
} from '@fivefold/sdk/war'
import type { LoggedAction } from '../../../src/games/war/table/round.js'

export type ExampleGame = {
  config: ReturnType<typeof randomMatch>['config']
  games: Game[]
  entries: LoggedAction[]
  actions: Action[]
}

/** A whole game with NFTs and lots on both sides: every position, and the actions between them. */
export function exampleGame(seed: string): ExampleGame {
  const random = createRandom(seed)
  const match = randomMatch(random)
  const games = [orThrow(startGame(match.config)).game]
  const entries: LoggedAction[] = []
  for (let game = games[0]; game && game.phase !== 'gameOver'; game = games.at(-1)) {
    const action = randomAction(game, match, random)
    const applied = orThrow(applyAction(game, action))
    games.push(applied.game)
    entries.push({ action, details: applied.details })
  }
  return { config: match.config, games, entries, actions: entries.map(({ action }) => action) }
}
