import { type Action, applyAction, type Card, type Column, orThrow } from '@fivefold/sdk/phalanx'
import { describe, expect, it } from 'vitest'
import { opponentOf } from '../../../src/games/common/match/server-game.js'
import { previewAttack } from '../../../src/games/phalanx/board/columns.js'
import { traceOf } from '../../../src/games/phalanx/board/trace.js'
import { attacks, placements } from '../../../src/games/phalanx/match/orders.js'
import { replay } from '../../../src/games/phalanx/replay/replay.js'
import { config, exampleGame, firstOf } from './example-game.js'

const { games, actions } = exampleGame()
const columnsOf = (actions: ReadonlyMap<Column, Action>) => [...actions.keys()]

describe('placements', () => {
  it('are all columns that are not full, during deployment', () => {
    const game = firstOf(games, 'deployment')
    const card = game.players[0].hand[3] as Card
    expect(columnsOf(placements(game, card))).toEqual([0, 1, 2, 3])
    expect(placements(game, card).get(2)).toEqual({ type: 'deploy', playerIndex: 0, card, column: 2 })
  })

  it('are only the broken column, during reinforcement', () => {
    const game = firstOf(games, 'reinforcement')
    const card = game.players[game.activePlayerIndex].hand[0] as Card
    expect(columnsOf(placements(game, card))).toEqual([game.reinforcement?.column])
  })

  it('are none in combat, or for a card that is not in the hand', () => {
    const combat = firstOf(games, 'combat')
    expect(placements(combat, combat.players[0].hand[0] as Card).size).toBe(0)
    const start = firstOf(games, 'deployment')
    expect(placements(start, start.players[0].drawpile[0] as Card).size).toBe(0)
  })
})

describe('attacks', () => {
  it('are possible only in combat, from each column with a front card', () => {
    expect(columnsOf(attacks(firstOf(games, 'combat')))).toEqual([0, 1, 2, 3])
    expect(attacks(firstOf(games, 'deployment')).size).toBe(0)
  })
})

describe('previewAttack', () => {
  it('predicts the result of every attack of a match', () => {
    let seen = 0
    for (const game of games.filter(({ phase }) => phase === 'combat')) {
      const player = game.activePlayerIndex
      for (const [column, action] of attacks(game)) {
        const { game: after, details } = orThrow(applyAction(game, action))
        const preview = previewAttack(game, player, column)
        expect(preview?.steps).toEqual(details.type === 'attack' && details.combat.steps)
        expect(preview?.lifepoints).toBe(after.players[opponentOf(player)].lifepoints)
        seen++
      }
    }
    expect(seen).toBeGreaterThan(20)
  })

  it('has no preview for an empty column', () => {
    expect(previewAttack(firstOf(games, 'deployment'), 0, 0)).toBeUndefined()
  })
})

describe('traceOf', () => {
  it('shows the last attack on both of its columns, and nothing after any other action', () => {
    const { entries } = replay.build({ config, actions })
    const place = entries.findIndex(({ action }) => action.type === 'attack') + 1
    const { action } = entries[place - 1] ?? {}
    if (action?.type !== 'attack') throw new Error('the example has no attack')
    const { playerIndex, targetPosition } = action
    const done = entries.slice(0, place)
    expect(traceOf(done, playerIndex, targetPosition.col)).toEqual({ kind: 'striker', at: place })
    expect(traceOf(done, opponentOf(playerIndex), targetPosition.col)).toEqual({ kind: 'struck', at: place })
    expect(traceOf(done, playerIndex, ((targetPosition.col + 1) % 4) as Column)).toBeUndefined()
    expect(traceOf(entries.slice(0, 3), playerIndex, targetPosition.col)).toBeUndefined()
  })
})
