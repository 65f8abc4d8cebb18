import { describe, expect, it } from 'vitest'
import { verifySimulated } from '../../../src/cli/simulate.js'
import { checkGame } from '../../../src/core/index.js'
import {
  applyAction,
  brokenInvariant,
  type Card,
  type Game,
  legalActions,
  orThrow,
  phalanx,
  startGame,
} from '../../../src/games/phalanx/index.js'
import { aliceAndBob } from '../../fixtures/players.js'

const config = {
  rngSeed: 1,
  players: aliceAndBob,
} as const
const firstAction = (game: Game) => legalActions(game)[0] as NonNullable<ReturnType<typeof legalActions>[0]>

/** The game with something else about player 0. */
function changed(game: Game, change: Partial<Game['players'][0]>): Game {
  return { ...game, players: [{ ...game.players[0], ...change }, game.players[1]] }
}

describe('brokenInvariant', () => {
  const fresh = startGame(config)
  const deployed = orThrow(applyAction(fresh, firstAction(fresh))).game

  it('finds nothing in a game', () => {
    for (const game of [fresh, deployed]) expect(brokenInvariant(game)).toBeUndefined()
  })

  it('reports a card that is missing and one that is there twice', () => {
    const { hand } = fresh.players[0]
    expect(brokenInvariant(changed(fresh, { hand: hand.slice(1) }))).toContain('51 cards')
    const twice = [hand[1] as Card, ...hand.slice(1)]
    expect(brokenInvariant(changed(fresh, { hand: twice }))).toContain('52 cards, 51 of them different')
  })

  it.each([-1, 21, 0.5])('reports %s life points', (lifepoints) => {
    expect(brokenInvariant(changed(fresh, { lifepoints }))).toBe(`player 0: ${lifepoints} life points`)
  })

  it.each([0, 12, 1.5])('reports a card with %s HP', (currentHp) => {
    const battlefield = deployed.players[0].battlefield.map((cell) => cell && { ...cell, currentHp })
    expect(brokenInvariant(changed(deployed, { battlefield }))).toContain(`with ${currentHp} HP`)
  })

  it('reports a state in which nobody can act', () => {
    expect(brokenInvariant({ ...fresh, phase: 'reinforcement', players: emptyHanded(fresh) })).toBe(
      'nobody can act',
    )
  })

  function emptyHanded({ players: [first, second] }: Game): Game['players'] {
    return [{ ...first, hand: [], drawpile: [...first.hand, ...first.drawpile] }, second]
  }
})

describe('checkGame', () => {
  it('plays to the end and finds nothing wrong', () => {
    const { state, actions, problem } = checkGame(phalanx, config, firstAction)
    expect(state.phase).toBe('gameOver')
    expect(actions.length).toBeGreaterThan(16)
    expect(problem).toBeUndefined()
  })

  it('reports a game whose record replays to other hashes', () => {
    // What JSON cannot carry is in the game's hash, but not in that of its replay.
    const lost = { ...config, rngSeed: 7, toJSON: () => ({ ...config, rngSeed: 7, players: renamed }) }
    expect(checkGame(phalanx, lost, firstAction).problem).toBe('after action 0: the replay has another hash')
  })

  const renamed = [config.players[0], { id: 'b', name: 'Mallory' }]
})

describe('fivefold phalanx simulate --verify', () => {
  it('counts games and differences', () => {
    const differences: object[] = []
    const verdict = verifySimulated(
      phalanx,
      { games: '20', seed: 'x', strengthA: 'random', strengthB: 'random' },
      { report: (difference) => differences.push(difference), progress: () => {} },
    )
    expect(differences).toEqual([])
    expect(verdict).toEqual({ games: 20, differences: 0 })
  })
})
