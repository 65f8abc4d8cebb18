import { describe, expect, it } from 'vitest'
import {
  type Action,
  applyAction,
  createInitialState,
  type Game,
  legalActions,
  noPlayer,
  orThrow,
  type Phase,
  startGame,
  viewOf,
} from '../../../src/games/phalanx/index.js'
import { playRandomGame } from './random-game.js'

const config = {
  rngSeed: 20260220,
  players: [{ id: 'a', name: 'Alice' }, noPlayer],
} as const

/** The arrows of the seed's diagram, with what may cause them. */
const arrows: Record<string, readonly Action['type'][]> = {
  'deployment>deployment': ['deploy'],
  'deployment>combat': ['deploy'],
  'combat>combat': ['attack', 'pass'],
  'combat>reinforcement': ['attack'],
  'combat>gameOver': ['attack', 'forfeit'],
  'reinforcement>reinforcement': ['reinforce'],
  'reinforcement>combat': ['reinforce'],
  'reinforcement>gameOver': ['forfeit'],
}

const everyType = (playerIndex: 0 | 1): Action[] => [
  { type: 'deploy', playerIndex, card: { suit: 'spades', rank: 'A' }, column: 0 },
  {
    type: 'attack',
    playerIndex,
    attackerPosition: { row: 0, col: 0 },
    targetPosition: { row: 0, col: 0 },
  },
  { type: 'pass', playerIndex },
  { type: 'reinforce', playerIndex, card: { suit: 'spades', rank: 'A' } },
  { type: 'forfeit', playerIndex },
]

const refusal = (game: Game, action: Action): string | undefined => {
  try {
    orThrow(applyAction(game, action))
    return undefined
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('setup', () => {
  const game = createInitialState(config)

  it('has shuffled decks, empty hands and an empty seat', () => {
    expect(game.phase).toBe('setup')
    expect(game.players.map((p) => [p.hand.length, p.drawpile.length])).toEqual([
      [0, 52],
      [0, 52],
    ])
    expect(game.players[1].player).toEqual({ id: '', name: '' })
  })

  it('goes over to deployment when both draw their 12 cards off the same decks', () => {
    const started = startGame(config)
    expect(started.phase).toBe('deployment')
    for (const index of [0, 1] as const) {
      const { hand, drawpile } = started.players[index]
      expect([...hand, ...drawpile]).toEqual(game.players[index].drawpile)
      expect(hand).toHaveLength(12)
    }
  })

  it('knows no legal action and refuses every type of it', () => {
    expect(legalActions(game)).toEqual([])
    for (const action of everyType(0)) expect(refusal(game, action)).toBe('INVALID_ACTION')
  })

  it('hides the decks from spectators', () => {
    const view = viewOf({ ...game, transactionLog: [] }, 'spectator')
    expect(view.players.map((p) => [p.drawpile.length, p.drawpileCount, p.handCount])).toEqual([
      [0, 52, 0],
      [0, 52, 0],
    ])
  })
})

describe('the phase state machine', () => {
  it('walks every arrow of the diagram in random games, and no other', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 200; seed++) {
      const { config: played, actions } = playRandomGame(seed, false)
      let game = startGame(played)
      for (const action of actions) {
        const next = orThrow(applyAction(game, action)).game
        const arrow = `${game.phase}>${next.phase}`
        expect(arrows[arrow], `${arrow} by ${action.type}`).toContain(action.type)
        seen.add(`${arrow} ${action.type}`)
        game = next
      }
    }
    const all = Object.entries(arrows).flatMap(([arrow, types]) => types.map((type) => `${arrow} ${type}`))
    expect([...seen].sort()).toEqual(all.sort())
  })

  it('refuses each action in every phase that is not its own', () => {
    const allowed: Record<Phase, readonly Action['type'][]> = {
      setup: [],
      deployment: ['deploy'],
      combat: ['attack', 'pass', 'forfeit'],
      reinforcement: ['reinforce', 'forfeit'],
      gameOver: [],
    }
    const { config: played, actions } = playRandomGame(3)
    let game = startGame(played)
    const visited = new Set<Phase>()
    for (const next of [...actions, undefined]) {
      visited.add(game.phase)
      for (const action of everyType(game.activePlayerIndex)) {
        if (!allowed[game.phase].includes(action.type)) expect(refusal(game, action)).toBe('INVALID_ACTION')
      }
      if (next) game = orThrow(applyAction(game, next)).game
    }
    expect([...visited].sort()).toEqual(['combat', 'deployment', 'gameOver', 'reinforcement'])
  })

  it('exits reinforcement only with a full column or an empty hand, with at least 4 cards drawn up to', () => {
    let exits = 0
    for (let seed = 0; seed < 50; seed++) {
      const { config: played, actions } = playRandomGame(seed, false)
      let game = startGame(played)
      for (const action of actions) {
        const next = orThrow(applyAction(game, action)).game
        if (action.type === 'reinforce' && game.reinforcement) {
          const player = next.players[action.playerIndex]
          const isFull = player.battlefield[game.reinforcement.column + 4] !== null
          if (next.phase === 'combat') {
            exits++
            expect(isFull || game.players[action.playerIndex].hand.length === 1).toBe(true)
            expect(player.hand.length >= 4 || player.drawpile.length === 0).toBe(true)
            expect(next).toMatchObject({
              turnNumber: game.turnNumber + 1,
              activePlayerIndex: action.playerIndex,
            })
          } else {
            expect(isFull || player.hand.length === 0).toBe(false)
            expect(next.turnNumber).toBe(game.turnNumber)
          }
        }
        game = next
      }
    }
    expect(exits).toBeGreaterThan(50)
  })
})
