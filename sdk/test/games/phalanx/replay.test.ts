import { describe, expect, it } from 'vitest'
import {
  type Action,
  configOf,
  type Game,
  type GameState,
  legalActions,
  orThrow,
  type RulesVersion,
  recordAction,
  replayGame,
  replaySteps,
  seedCommitment,
  startGame,
  stateHash,
  type TransactionLogEntry,
  verifyChain,
  verifyLog,
} from '../../../src/games/phalanx/index.js'
import { aliceAndBob } from '../../fixtures/players.js'
import { playRandomGame, recordGame } from './random-game.js'

describe('replayGame', () => {
  it('plays 2,000 random games again to the same hashes', () => {
    for (let seed = 1_000; seed < 3_000; seed++) {
      const { config, actions, game } = playRandomGame(seed, false)
      const { state, ...replay } = replayGame(config, actions)
      expect(replay).toEqual({ valid: true, actionCount: actions.length, finalStateHash: stateHash(game) })
      if (seed % 100 === 0) expect(state).toEqual(game)
    }
  })

  it('stops at an action that the rules refuse and names it', () => {
    const { config, actions, hashes } = playRandomGame(4)
    const twice = actions.toSpliced(5, 0, actions[4] as (typeof actions)[0])
    expect(replayGame(config, twice)).toMatchObject({
      valid: false,
      actionCount: 5,
      finalStateHash: hashes[5],
      refused: { index: 5, reason: expect.stringContaining('turn') },
    })
  })

  it('does not take an action after the end', () => {
    const { config, actions } = playRandomGame(4)
    const replay = replayGame(config, [...actions, { type: 'pass', playerIndex: 0 }])
    expect(replay).toMatchObject({ valid: false, refused: { index: actions.length } })
  })
})

describe('the version of the rules', () => {
  /** Both players deploy, then the one whose turn it is passes and the other one forfeits. */
  function record(rulesVersion: RulesVersion): GameState {
    const config = {
      rngSeed: 5,
      players: aliceAndBob,
    } as const
    let state: GameState = { ...startGame(config), transactionLog: [] }
    const add = (action: Action) => {
      state = orThrow(recordAction(state, action, '2026-01-01T00:00:00.000Z', rulesVersion)).state
    }
    while (state.phase === 'deployment') add(legalActions(state)[0] as Action)
    add({ type: 'pass', playerIndex: state.activePlayerIndex })
    add({ type: 'forfeit', playerIndex: state.activePlayerIndex })
    return state
  }

  it.each([0, 1] as const)('%i: a record verifies and replays by its own version alone', (rulesVersion) => {
    const state = record(rulesVersion)
    const other = rulesVersion === 0 ? 1 : 0
    expect(state.transactionLog[16]?.action.playerIndex).toBe(other)
    expect(verifyLog(state, rulesVersion)).toEqual({ valid: true })
    expect(verifyLog(state, other)).toMatchObject({ valid: false, sequenceNumber: 15 })
    const actions = state.transactionLog.map(({ action }) => action)
    const config = configOf(state, rulesVersion)
    expect(config.rulesVersion).toBe(rulesVersion)
    expect(replayGame(config, actions)).toMatchObject({ valid: true, finalStateHash: stateHash(state) })
    expect(replayGame(configOf(state, other), actions)).toMatchObject({ refused: { index: 16 } })
  })

  it('is 1 where it is not named', () => {
    expect(verifyLog(record(1))).toEqual({ valid: true })
    const { rulesVersion: _unnamed, ...config } = configOf(record(1))
    expect(
      replayGame(
        config,
        record(1).transactionLog.map(({ action }) => action),
      ).valid,
    ).toBe(true)
  })
})

describe('a forfeit during reinforcement', () => {
  const { config, actions } = playRandomGame(20260220, false)
  const steps = [...replaySteps(config, actions)]
  const at = steps.findIndex(({ game }) => game.phase === 'reinforcement')
  const before = steps[at]?.game as Game
  let state: GameState = { ...startGame(config), transactionLog: [] }
  for (const action of [
    ...actions.slice(0, at),
    { type: 'forfeit', playerIndex: before.activePlayerIndex } as const,
  ])
    state = orThrow(recordAction(state, action, '2026-01-01T00:00:00.000Z')).state

  it('verifies with the column in the state, and so does an older record without it', () => {
    expect(state.reinforcement).toBeDefined()
    expect(verifyLog(state)).toEqual({ valid: true })
    const { reinforcement: _dropped, ...older } = state
    expect(verifyLog(older)).toMatchObject({ valid: false })
    const last = state.transactionLog.at(-1) as TransactionLogEntry
    const { transactionLog: _log, ...game } = older
    const transactionLog = state.transactionLog.with(-1, { ...last, stateHashAfter: stateHash(game) })
    expect(verifyLog({ ...older, transactionLog })).toEqual({ valid: true })
    expect(verifyLog({ ...state, transactionLog })).toMatchObject({ valid: false })
    const forged = transactionLog.with(-1, { ...last, stateHashAfter: '0'.repeat(64) })
    expect(verifyLog({ ...older, transactionLog: forged })).toMatchObject({ valid: false })
  })
})

describe('replaySteps', () => {
  it('reports the same details of every action as the log', () => {
    const state = recordGame(11)
    const [first, ...steps] = replaySteps(
      configOf(state),
      state.transactionLog.map(({ action }) => action),
    )
    expect(first).not.toHaveProperty('details')
    expect(steps.map(({ hash, details }) => ({ hash, details }))).toEqual(
      state.transactionLog.map(({ stateHashAfter, details }) => ({ hash: stateHashAfter, details })),
    )
  })
})

describe('a finished record', () => {
  const state = recordGame(11)

  it('does not verify with another final state, seed, name or action', () => {
    const [first, second] = state.players
    expect(verifyLog(state).valid).toBe(true)
    expect(verifyLog({ ...state, turnNumber: state.turnNumber + 1 })).toMatchObject({
      valid: false,
      sequenceNumber: state.transactionLog.length,
    })
    expect(verifyLog({ ...state, rngSeed: 12 }).valid).toBe(false)
    const renamed = { ...first, player: { ...first.player, name: 'Mallory' } }
    expect(verifyLog({ ...state, players: [renamed, second] }).valid).toBe(false)
  })

  it('has a chain that can be checked without the hidden cards', () => {
    expect(verifyChain(state.transactionLog)).toEqual({ valid: true })
    expect(verifyChain(state.transactionLog.toSpliced(3, 1))).toMatchObject({
      valid: false,
      sequenceNumber: 3,
    })
    const broken = state.transactionLog.map((entry, i) =>
      i === 4 ? { ...entry, stateHashBefore: '0'.repeat(64) } : entry,
    )
    expect(verifyChain(broken)).toMatchObject({ valid: false, sequenceNumber: 4 })
  })
})

describe('the commitment', () => {
  it('is SHA-256 of the seed: its bytes, or the digits of rngSeed', () => {
    const seed = '00'.repeat(32)
    expect(seedCommitment(0, { shuffle: { scheme: 'sha256-counter', seed } })).toBe(
      '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
    )
    expect(seedCommitment(7, {})).toBe('7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451')
  })
})
