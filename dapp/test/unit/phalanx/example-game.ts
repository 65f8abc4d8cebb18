import { createRandom } from '@fivefold/sdk/core'
import {
  type Action,
  applyAction,
  botAction,
  type Game,
  type GameConfig,
  orThrow,
  startGame,
} from '@fivefold/sdk/phalanx'

export const config: GameConfig = {
  rngSeed: 7,
  players: [
    { id: 'a', name: 'Alice' },
    { id: 'b', name: 'Bob' },
  ],
}

/** A whole match that two bots played: every position, and the actions between them. */
export function exampleGame(seed = 7): { games: Game[]; actions: Action[] } {
  const random = createRandom(`example ${seed}`)
  const games = [startGame({ ...config, rngSeed: seed })]
  const actions: Action[] = []
  for (let game = games[0]; game && game.phase !== 'gameOver'; game = games.at(-1)) {
    const action = botAction(game, 'random', random)
    actions.push(action)
    games.push(orThrow(applyAction(game, action)).game)
  }
  return { games, actions }
}

export function firstOf(games: readonly Game[], phase: Game['phase']): Game {
  const found = games.find((game) => game.phase === phase)
  if (!found) throw new Error(`the example has no ${phase}`)
  return found
}
