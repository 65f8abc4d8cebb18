import { describe, expect, it } from 'vitest'
import { canonicalJson, createRandom } from '../../src/core/index.js'
import {
  applyAction,
  createInitialState,
  type Game,
  legalActions,
  startGame,
  viewOf,
} from '../../src/phalanx/index.js'
import { damageModes } from '../../src/phalanx/state.js'
import { gameTexts } from '../../src/phalanx/state-text.js'

const players = [
  { id: '0b6d6a4e', name: 'Ann "the\\rook" Ünal' },
  { id: '', name: '\u2028 line\n' },
] as const
const gameText = (game: Game) => gameTexts(game).join('')
const shuffle = { scheme: 'sha256-counter', seed: 'ab'.repeat(32) } as const

function* positions(rngSeed: number): Generator<Game> {
  const random = createRandom(`text ${rngSeed}`)
  const damageMode = random.pick(damageModes)
  const config = { rngSeed, players, gameOptions: { damageMode, ...(rngSeed % 2 && { shuffle }) } }
  yield createInitialState(config)
  let game = startGame(config)
  yield game
  while (game.phase !== 'gameOver') {
    game = applyAction(game, random.pick(legalActions(game))).game
    yield game
  }
}

describe('the text that is hashed', () => {
  it('is the canonical JSON of every position of 60 random games', () => {
    const phases = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      for (const game of positions(seed)) {
        phases.add(game.phase)
        expect(gameText(game)).toBe(canonicalJson(game))
      }
    }
    expect(phases).toEqual(new Set(['setup', 'deployment', 'combat', 'reinforcement', 'gameOver']))
  })

  it('is that of a view too, its log left out', () => {
    const game = startGame({ rngSeed: 7, players })
    const { transactionLog: _left, ...view } = viewOf({ ...game, transactionLog: [] }, 1)
    expect(gameText(view)).toBe(canonicalJson(view))
    expect(gameText({ ...game, transactionLog: [] } as Game)).toBe(canonicalJson(game))
  })
})
