import { describe, expect, it } from 'vitest'
import { createRandom, findProblem, type Game, players } from '../../src/core/index.js'
import { games } from '../../src/games/registry.js'
import { noughts } from '../fixtures/noughts.js'

it('has every game once', () => {
  const ids = games.map(({ id }) => id)
  expect(ids).toEqual(['triad', 'ccg', 'dolero', 'phalanx', 'war'])
})

describe.each([...games, noughts].map((game): [string, Game] => [game.id, game]))('%s', (_, game) => {
  const { simulation } = game
  const played = simulation.play(createRandom('registry'), simulation.options.parse({}), 0)
  const { steps, refused } = game.replay(played)

  it('replays a game between bots to its end, from memory and from its record', () => {
    expect(refused).toBeUndefined()
    expect(steps).toHaveLength(played.actions.length + 1)
    expect(game.hash(steps.at(-1)?.state)).toBe(game.hash(played.state))
    expect(findProblem(game, played)).toBeUndefined()
  })

  it('has an outcome and no legal moves at the end alone', () => {
    const last = steps.length - 1
    for (const [index, { state }] of steps.entries())
      expect(game.outcome(state) !== undefined).toBe(index === last)
    for (const player of players) expect(game.legal(played.state, player, played.config)).toEqual([])
  })

  it('reads each action as it writes it', () => {
    for (const action of played.actions) {
      const json = JSON.parse(JSON.stringify(game.codec.action.toJson(action)))
      expect(game.codec.action.schema.parse(json)).toEqual(action)
    }
  })
})
