import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../../../src/core/index.js'
import {
  type Action,
  applyAction,
  type Card,
  type Column,
  type Game,
  legalActions,
  orThrow,
  type PlayerIndex,
  type RulesVersion,
  replaySteps,
  startGame,
  stateHash,
  verifyLog,
  viewOf,
} from '../../../src/games/phalanx/index.js'
import { aliceAndBob } from '../../fixtures/players.js'
import { playRandomGame, recordGame } from './random-game.js'

const config = {
  rngSeed: 20260220,
  players: aliceAndBob,
} as const

const fresh = (): Game => startGame(config)

function deployAll(game: Game, rulesVersion?: RulesVersion): Game {
  let next = game
  for (let i = 0; next.phase === 'deployment'; i++) {
    const playerIndex = next.activePlayerIndex
    const card = next.players[playerIndex].hand[0]
    if (!card) throw new Error('empty hand')
    const column = (Math.floor(i / 2) % 4) as Column
    next = orThrow(applyAction(next, { type: 'deploy', playerIndex, card, column }, rulesVersion)).game
  }
  return next
}

/** The first position of a random game in which a column is reinforced, and in which its front is empty or not. */
function reinforcing(isFrontEmpty: boolean): Game {
  for (let seed = 0; seed < 200; seed++) {
    const { config: played, actions } = playRandomGame(seed, false)
    for (const { game } of replaySteps(played, actions)) {
      const { reinforcement, activePlayerIndex, players } = game
      if (game.phase !== 'reinforcement' || !reinforcement) continue
      if (!players[activePlayerIndex].battlefield[reinforcement.column] === isFrontEmpty) return game
    }
  }
  throw new Error('no such position')
}

const refused = (game: Game, action: Action): string => {
  const before = stateHash(game)
  try {
    orThrow(applyAction(game, action))
  } catch (error) {
    expect(stateHash(game)).toBe(before)
    return (error as { code: string }).code
  }
  return 'accepted'
}

describe('start', () => {
  it('gives each player 52 cards, 12 of them in hand, and 20 life points', () => {
    for (const player of fresh().players) {
      expect([player.hand.length, player.drawpile.length, player.lifepoints]).toEqual([12, 40, 20])
    }
  })

  it('shuffles with mulberry32 from the seed: known order of the first cards', () => {
    expect(fresh().players.map((p) => p.hand.slice(0, 4).map((c) => c.rank + c.suit[0]))).toMatchSnapshot()
  })

  it('shuffles from 256 bits where asked, other than mulberry32 and alike each time', () => {
    const shuffle = { scheme: 'sha256-counter', seed: 'ab'.repeat(32) } as const
    const hands = () => startGame({ ...config, gameOptions: { shuffle } }).players.map((p) => p.hand)
    expect(hands()).toEqual(hands())
    expect(hands()).not.toEqual(fresh().players.map((p) => p.hand))
  })
})

describe('deployment', () => {
  it('alternates, fills the front cell first, and ends after 16 deploys', () => {
    const game = deployAll(fresh())
    expect(game).toMatchObject({ phase: 'combat', turnNumber: 1 })
    for (const player of game.players) expect(player.battlefield.every(Boolean)).toBe(true)
  })

  it('gives the first combat turn to player 0, by version 0 to the player who deployed last', () => {
    expect(deployAll(fresh()).activePlayerIndex).toBe(0)
    expect(deployAll(fresh(), 1).activePlayerIndex).toBe(0)
    expect(deployAll(fresh(), 0)).toMatchObject({ activePlayerIndex: 1, phase: 'combat', turnNumber: 1 })
  })

  it('leads to states that do not name the version', () => {
    const keys = (rulesVersion: RulesVersion) => Object.keys(deployAll(fresh(), rulesVersion))
    expect(keys(0)).toEqual(keys(1))
    expect(stateHash({ ...deployAll(fresh(), 0), activePlayerIndex: 0 })).toBe(
      stateHash(deployAll(fresh(), 1)),
    )
  })

  it('refuses the wrong player, a card not in hand and a full column', () => {
    const game = fresh()
    const [mine, yours] = [game.players[0], game.players[1]]
    const card = mine.hand[0] as NonNullable<(typeof mine.hand)[0]>
    const deploy = (playerIndex: PlayerIndex, c = card, column: Column = 0): Action => ({
      type: 'deploy',
      playerIndex,
      card: c,
      column,
    })
    expect(refused(game, deploy(1, yours.hand[0]))).toBe('INVALID_ACTION')
    expect(refused(game, deploy(0, mine.drawpile[0]))).toBe('INVALID_ACTION')
    let full = game
    for (let i = 0; i < 4; i++) {
      const index = full.activePlayerIndex
      full = orThrow(applyAction(full, deploy(index, full.players[index].hand[0], 0))).game
    }
    expect(refused(full, deploy(0, full.players[0].hand[0], 0))).toBe('INVALID_ACTION')
  })
})

describe('combat', () => {
  it('refuses other phases, the back row, another column and the wrong player', () => {
    const game = deployAll(fresh())
    const attack = (row: 0 | 1, col: Column, target: Column, playerIndex: PlayerIndex = 0): Action => ({
      type: 'attack',
      playerIndex,
      attackerPosition: { row, col },
      targetPosition: { row: 0, col: target },
    })
    expect(refused(fresh(), attack(0, 0, 0, 0))).toBe('INVALID_ACTION')
    expect(refused(game, attack(0, 0, 0, 1))).toBe('INVALID_ACTION')
    expect(refused(game, attack(1, 0, 0))).toBe('INVALID_ACTION')
    expect(refused(game, attack(0, 0, 1))).toBe('INVALID_ACTION')
    const battlefield = game.players[0].battlefield.with(0, null)
    const withoutAttacker: Game = { ...game, players: [{ ...game.players[0], battlefield }, game.players[1]] }
    expect(refused(withoutAttacker, attack(0, 0, 0))).toBe('INVALID_ACTION')
    expect(refused(game, { type: 'reinforce', playerIndex: 0, card: { suit: 'spades', rank: 'A' } })).toBe(
      'INVALID_ACTION',
    )
  })

  it('passing hands the turn over and raises turnNumber', () => {
    const game = orThrow(applyAction(deployAll(fresh()), { type: 'pass', playerIndex: 0 })).game
    expect(game).toMatchObject({ activePlayerIndex: 1, turnNumber: 2 })
  })

  it('forfeiting ends the game for the other player', () => {
    const game = orThrow(applyAction(deployAll(fresh()), { type: 'forfeit', playerIndex: 0 })).game
    expect(game).toMatchObject({
      phase: 'gameOver',
      outcome: { winnerIndex: 1, victoryType: 'forfeit', turnNumber: 1 },
    })
    expect(legalActions(game)).toEqual([])
  })
})

describe('reinforcement', () => {
  it.each([
    [true, 0],
    [false, 4],
  ])('records the back cell, from which the card moves up where the front is empty: %s', (isEmpty, cell) => {
    const game = reinforcing(isEmpty)
    const playerIndex = game.activePlayerIndex
    const card = game.players[playerIndex].hand[0] as Card
    const { game: after, details } = orThrow(applyAction(game, { type: 'reinforce', playerIndex, card }))
    const column = game.reinforcement?.column as Column
    expect(details).toMatchObject({ type: 'reinforce', column, gridIndex: column + 4 })
    expect(after.players[playerIndex].battlefield[column + cell]?.card).toEqual(card)
  })

  it('stays in the state that a forfeit ends, which changes phase and outcome alone', () => {
    const game = reinforcing(true)
    const { activePlayerIndex: playerIndex, turnNumber } = game
    const { game: after } = orThrow(applyAction(game, { type: 'forfeit', playerIndex }))
    const outcome = { winnerIndex: playerIndex === 0 ? 1 : 0, victoryType: 'forfeit', turnNumber }
    expect(after).toEqual({ ...game, phase: 'gameOver', outcome })
    expect(after.reinforcement).toEqual(game.reinforcement)
    expect(stateHash(after)).toBe(
      createHash('sha256')
        .update(canonicalJson({ ...game, phase: 'gameOver', outcome }))
        .digest('hex'),
    )
  })

  it('refuses a card that is not in hand', () => {
    const game = reinforcing(true)
    const playerIndex = game.activePlayerIndex
    const card = game.players[playerIndex].drawpile[0] as Card
    expect(refused(game, { type: 'reinforce', playerIndex, card })).toBe('INVALID_ACTION')
  })
})

describe('random games', () => {
  it('keep 52 cards a player, HP and LP in range and one active player, and replay to the same hashes', () => {
    for (let seed = 0; seed < 100; seed++) {
      const { config: played, actions, hashes } = playRandomGame(seed)
      const again = [...replaySteps(played, actions)].map((step) => step.hash)
      expect(again).toEqual(hashes)
    }
  })

  it('a recorded log verifies, and any change of it does not', () => {
    const state = recordGame(7)
    expect(verifyLog(state)).toEqual({ valid: true })
    const entry = state.transactionLog[3]
    if (!entry) throw new Error('short game')
    const forged = { ...entry, stateHashAfter: '0'.repeat(64) }
    expect(verifyLog({ ...state, transactionLog: state.transactionLog.with(3, forged) })).toMatchObject({
      valid: false,
      sequenceNumber: 3,
    })
    expect(verifyLog({ ...state, transactionLog: state.transactionLog.toSpliced(2, 1) }).valid).toBe(false)
  })
})

describe('views', () => {
  const state = { ...deployAll(fresh()), transactionLog: [] }

  it('show a player the own hand and only counts of the other', () => {
    const view = viewOf(state, 0)
    expect(view.players[0].hand).toEqual(state.players[0].hand)
    expect(view.players[1]).toMatchObject({ hand: [], drawpile: [], handCount: 4, drawpileCount: 40 })
    expect(view.rngSeed).toBe(0)
  })

  it('show a spectator neither hand', () => {
    const view = viewOf(state, 'spectator')
    expect(view.players.map((p) => [p.hand.length, p.drawpile.length, p.handCount])).toEqual([
      [0, 0, 4],
      [0, 0, 4],
    ])
  })
})
