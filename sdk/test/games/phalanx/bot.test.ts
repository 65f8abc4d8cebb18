import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../src/core/index.js'
import {
  applyAction,
  type BotStrength,
  botAction,
  botStrengths,
  type GameState,
  legalActions,
  orThrow,
  startGame,
  viewOf,
} from '../../../src/games/phalanx/index.js'
import { aliceAndBob } from '../../fixtures/players.js'

const players = aliceAndBob

function play(seed: number, strengths: readonly [BotStrength, BotStrength]) {
  const random = createRandom(`game ${seed}`)
  let state: GameState = { ...startGame({ rngSeed: seed, players }), transactionLog: [] }
  for (let moves = 0; state.phase !== 'gameOver'; moves++) {
    if (moves > 2_000) throw new Error(`game ${seed} never ends`)
    const view = viewOf(state, state.activePlayerIndex)
    const action = botAction(view, strengths[state.activePlayerIndex], random)
    state = { ...orThrow(applyAction(state, action)).game, transactionLog: [] }
  }
  return state.outcome
}

/** Both sit at both sides equally often. */
function winsOf(strong: BotStrength, weak: BotStrength, games: number): number {
  let wins = 0
  for (let seed = 0; seed < games; seed++) {
    const side = (seed % 2) as 0 | 1
    const outcome = play(seed, side === 0 ? [strong, weak] : [weak, strong])
    if (outcome?.winnerIndex === side) wins++
  }
  return wins
}

describe('bots', () => {
  it('have three strengths, each better than the one before', () => {
    expect(botStrengths).toEqual(['random', 'greedy', 'search'])
    expect(winsOf('greedy', 'random', 60)).toBeGreaterThan(48)
    expect(winsOf('search', 'random', 40)).toBeGreaterThan(32)
    expect(winsOf('search', 'greedy', 120)).toBeGreaterThan(60)
  })

  it.each(botStrengths)('%s does the same with the same seed', (strength) => {
    const view = viewOf({ ...startGame({ rngSeed: 5, players }), transactionLog: [] }, 0)
    const twice = [1, 2].map(() => botAction(view, strength, createRandom('again')))
    expect(twice[0]).toEqual(twice[1])
    expect(legalActions(view)).toContainEqual(twice[0])
  })
})
