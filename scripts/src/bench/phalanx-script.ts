import { createRandom } from '@fivefold/sdk/core'
import {
  type Action,
  applyAction,
  type GameConfig,
  legalActions,
  orThrow,
  startGame,
} from '@fivefold/sdk/phalanx'

const longest = 400

/** A match that every contender plays: the config of its rules, and its actions. */
export type Script = { readonly config: GameConfig; readonly actions: readonly Action[] }

/** A match of 400 actions: players who pass often do not lose soon. */
export function scriptLongMatch(): Script {
  for (let rngSeed = 1; ; rngSeed++) {
    const config: GameConfig = {
      rngSeed,
      players: [
        { id: '', name: 'A' },
        { id: '', name: 'B' },
      ],
    }
    const random = createRandom(`bench ${rngSeed}`)
    const actions: Action[] = []
    let game = startGame(config)
    while (game.phase !== 'gameOver' && actions.length < longest) {
      const all = legalActions(game)
      const pass = all.find(({ type }) => type === 'pass')
      const action = pass && random.below(10) < 8 ? pass : random.pick(all)
      actions.push(action)
      game = orThrow(applyAction(game, action)).game
    }
    if (actions.length === longest) return { config, actions }
  }
}
