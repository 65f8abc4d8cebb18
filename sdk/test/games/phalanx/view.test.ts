import { describe, expect, it } from 'vitest'
import { applyPatch, patchBetween } from '../../../src/core/index.js'
import {
  applyAction,
  type Game,
  type GameState,
  orThrow,
  startGame,
  type TransactionLogEntry,
  viewOf,
} from '../../../src/games/phalanx/index.js'
import { findLeaks } from './leaks.js'
import { playRandomGame } from './random-game.js'

const viewers = [0, 1, 'spectator'] as const

/** Every state of a game with its log; the hashes do not matter here. */
function* states(seed: number): Generator<GameState> {
  const { config, actions } = playRandomGame(seed, false)
  let state: GameState = { ...startGame(config), transactionLog: [] }
  yield state
  for (const [sequenceNumber, action] of actions.entries()) {
    const { transactionLog, ...game } = state
    const applied = orThrow(applyAction(game, action))
    const hash = '0'.repeat(64)
    const entry: TransactionLogEntry = {
      sequenceNumber,
      action,
      stateHashBefore: hash,
      stateHashAfter: hash,
      timestamp: '2026-01-01T00:00:00.000Z',
      details: applied.details,
    }
    state = { ...applied.game, transactionLog: [...transactionLog, entry] }
    yield state
  }
}

/** What a viewer is sent of a change, as it travels. */
const patchFor = (before: Game, after: Game, viewer: (typeof viewers)[number]) =>
  JSON.parse(JSON.stringify(patchBetween(viewOf(before, viewer), viewOf(after, viewer))))

describe('views over random games', () => {
  it('follow from the ones before by patches', () => {
    for (let seed = 1; seed < 60; seed++) {
      let before: Game | undefined
      for (const { transactionLog: _left, ...state } of states(seed)) {
        for (const viewer of before ? viewers : []) {
          const [was, is] = [viewOf(before as Game, viewer), viewOf(state, viewer)]
          expect(applyPatch(was, patchFor(before as Game, state, viewer))).toEqual(is)
          expect(patchFor(state, state, viewer)).toEqual([])
        }
        before = state
      }
    }
  })

  it('change for every viewer alike unless a hand or a drawpile changes', () => {
    const counts = { open: 0, hidden: 0 }
    for (let seed = 1; seed < 40; seed++) {
      let before: Game | undefined
      for (const { transactionLog: _left, ...state } of states(seed)) {
        if (before && state.phase !== 'gameOver') {
          const [was, is] = [before, state]
          const patches = viewers.map((viewer) => JSON.stringify(patchFor(was, is, viewer)))
          const isOpen = is.players.every(
            ({ hand, drawpile }, index) =>
              hand.length === was.players[index]?.hand.length &&
              drawpile.length === was.players[index]?.drawpile.length,
          )
          counts[isOpen ? 'open' : 'hidden']++
          expect(new Set(patches).size === 1).toBe(isOpen)
        }
        before = state
      }
    }
    expect(counts.open).toBeGreaterThan(100)
    expect(counts.hidden).toBeGreaterThan(100)
  })

  it('keep the column of a reinforcement that a forfeit ends, by patches too', () => {
    let count = 0
    for (let seed = 1; seed < 20; seed++) {
      const before = [...states(seed)].find(({ phase }) => phase === 'reinforcement')
      if (!before) continue
      const { transactionLog: _left, ...game } = before
      const after = orThrow(applyAction(game, { type: 'forfeit', playerIndex: game.activePlayerIndex })).game
      for (const viewer of viewers) {
        expect(viewOf(after, viewer).reinforcement).toEqual(game.reinforcement)
        expect(applyPatch(viewOf(game, viewer), patchFor(game, after, viewer))).toEqual(viewOf(after, viewer))
      }
      count++
    }
    expect(count).toBeGreaterThan(10)
  })

  it('contain neither a hidden card nor the seed before the end', () => {
    for (let seed = 1; seed < 60; seed++) {
      for (const state of states(seed)) {
        if (state.phase === 'gameOver') continue
        for (const viewer of [0, 1, 'spectator'] as const) {
          const leaks = findLeaks(state, viewOf(state, viewer), viewer)
          if (leaks.length > 0) expect.fail(`seed ${seed}, ${viewer}: ${leaks.join(', ')}`)
        }
      }
    }
  })

  it('would be caught if they did', () => {
    const [state] = states(1)
    if (!state) throw new Error('no state')
    expect(findLeaks(state, state, 0)).toHaveLength(1 + 52)
    expect(findLeaks(state, state, 'spectator')).toHaveLength(1 + 104)
  })

  it('show everything at the end', () => {
    const last = [...states(2)].at(-1) as GameState
    expect(viewOf(last, 'spectator')).toBe(last)
  })
})
