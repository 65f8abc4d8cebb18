import { expect } from 'vitest'
import {
  type Action,
  applyAction,
  brokenInvariant,
  type Game,
  type GameConfig,
  type GameState,
  legalActions,
  orThrow,
  startGame,
  stateHash,
  type TransactionLogEntry,
} from '../../../src/games/phalanx/index.js'
import { aliceAndBob } from '../../fixtures/players.js'

export function seededDraw(seed: number): (bound: number) => number {
  let state = (seed ^ 0x9e3779b9) >>> 0
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
}

function chooseAction(game: Game, draw: (bound: number) => number): Action {
  const legal = legalActions(game)
  const strong = legal.filter((action) => action.type !== 'pass' || draw(8) === 0)
  const action = strong[draw(strong.length)] ?? legal[0]
  const mayForfeit = game.phase === 'combat' || game.phase === 'reinforcement'
  if (!action || (mayForfeit && draw(400) === 0)) {
    return { type: 'forfeit', playerIndex: game.activePlayerIndex }
  }
  return action
}

function expectInvariants(game: Game): void {
  const broken = brokenInvariant(game)
  if (broken) expect.fail(broken)
}

/** `hashes` are those after every action; without them a game is played ten times as fast. */
export function playRandomGame(seed: number, withHashes = true) {
  const draw = seededDraw(seed)
  const config: GameConfig = {
    rngSeed: seed,
    players: aliceAndBob,
    gameOptions: { damageMode: seed % 2 === 0 ? 'cumulative' : 'per-turn' },
  }
  let game = startGame(config)
  const actions: Action[] = []
  const hashes = withHashes ? [stateHash(game)] : []
  while (game.phase !== 'gameOver') {
    const action = chooseAction(game, draw)
    game = orThrow(applyAction(game, action)).game
    expectInvariants(game)
    actions.push(action)
    if (withHashes) hashes.push(stateHash(game))
  }
  return { config, actions, hashes, game }
}

export function recordGame(seed: number): GameState {
  const { config, actions } = playRandomGame(seed)
  let game = startGame(config)
  const transactionLog: TransactionLogEntry[] = []
  for (const [sequenceNumber, action] of actions.entries()) {
    const applied = orThrow(applyAction(game, action))
    transactionLog.push({
      sequenceNumber,
      action,
      stateHashBefore: stateHash(game),
      stateHashAfter: stateHash(applied.game),
      timestamp: '2026-01-01T00:00:00.000Z',
      details: applied.details,
    })
    game = applied.game
  }
  return { ...game, transactionLog }
}
