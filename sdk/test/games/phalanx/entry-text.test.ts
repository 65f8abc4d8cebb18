import { expect, it } from 'vitest'
import { createRandom, type Random } from '../../../src/core/index.js'
import {
  type Action,
  applyAction,
  continueLog,
  entryText,
  type Game,
  legalActions,
  startGame,
} from '../../../src/games/phalanx/index.js'
import { damageModes } from '../../../src/games/phalanx/state.js'

const players = [
  { id: 'a', name: 'Ünal' },
  { id: 'b', name: '' },
] as const

/** Some games end themselves, the others by a forfeit. */
const chooseAction = (game: Game, random: Random): Action =>
  game.turnNumber > 60 && game.phase === 'combat'
    ? { type: 'forfeit', playerIndex: game.activePlayerIndex }
    : random.pick(legalActions(game))

it('an entry is written as its JSON, for every action of 60 random games', () => {
  const types = new Set<string>()
  for (let rngSeed = 0; rngSeed < 60; rngSeed++) {
    const random = createRandom(`entries ${rngSeed}`)
    let game = startGame({ rngSeed, players, gameOptions: { damageMode: random.pick(damageModes) } })
    for (let length = rngSeed * 1_000; game.phase !== 'gameOver'; length++) {
      const action = chooseAction(game, random)
      const { entry } = continueLog(game, { length, newest: undefined }, action, '2026-01-02T03:04:05.678Z')
      expect(entryText(entry)).toBe(JSON.stringify(entry))
      types.add(action.type)
      game = applyAction(game, action).game
    }
  }
  expect(types).toEqual(new Set(['deploy', 'attack', 'pass', 'reinforce', 'forfeit']))
})
