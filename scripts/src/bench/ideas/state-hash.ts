import { createHash } from 'node:crypto'
import { canonicalJson } from '@fivefold/sdk/core'
import { applyAction, type Game, orThrow, startGame, stateHash } from '@fivefold/sdk/phalanx'
import type { Script } from '../phalanx-script.js'
import type { Idea } from './idea.js'

/** The rules run too: the writer caches parts of states by identity, so every state has to be a new one. */
export function stateHashIdea({ config, actions }: Script): Idea {
  const play = (hash: (game: Game) => string) => () => {
    let game = startGame(config)
    for (const action of actions) {
      game = orThrow(applyAction(game, action)).game
      hash(game)
    }
    return actions.length
  }
  return {
    name: 'state hash by schema, cached parts',
    record: 5,
    units: 'actions applied and hashed',
    withIdea: play(stateHash),
    without: play((game) => createHash('sha256').update(canonicalJson(game)).digest('hex')),
  }
}
