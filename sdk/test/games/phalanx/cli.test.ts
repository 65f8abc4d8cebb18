import { describe, expect, it } from 'vitest'
import { boardText } from '../../../src/cli/games/phalanx/play/board-text.js'
import { cardText, readCard } from '../../../src/cli/games/phalanx/play/card-text.js'
import { readCommand } from '../../../src/cli/games/phalanx/play/read-command.js'
import {
  type SimulateOptions,
  simulate,
  simulatedRecords,
  verifySimulated,
} from '../../../src/cli/simulate.js'
import {
  type Action,
  type GameConfig,
  orderedDeck,
  phalanx,
  replayGame,
  viewOf,
} from '../../../src/games/phalanx/index.js'
import { useFivefold } from '../../cli/fivefold.js'
import { playRandomGame, recordGame } from './random-game.js'

const { file, fivefold } = useFivefold('phalanx')

type Recorded = { config: GameConfig; actions: Action[] }

const records = (options: SimulateOptions) => [...simulatedRecords(phalanx, options)] as Recorded[]
const summary = (options: SimulateOptions) =>
  simulate(phalanx, options) as { checksum: string; wins: [number, number] }

describe('fivefold phalanx replay', () => {
  const { config, actions, hashes, game } = playRandomGame(20260220)

  it('prints valid, actionCount, finalStateHash and state, and ends with 0', () => {
    const { status, stdout } = fivefold('replay', file('game.json', { config, actions }))
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toEqual({
      valid: true,
      actionCount: actions.length,
      finalStateHash: hashes.at(-1),
      state: JSON.parse(JSON.stringify(game)),
    })
  })

  it('replays by the version that the file names, or by the one that is asked for', () => {
    const [game] = records({ games: '1', seed: 'v', rulesVersion: 0 })
    const { rulesVersion, ...unnamed } = game?.config ?? {}
    expect(rulesVersion).toBe(0)
    const named = file('version-0.json', game)
    const bare = file('no-version.json', { config: unnamed, actions: game?.actions })
    expect(fivefold('replay', bare)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('action 16: '),
    })
    const asked = fivefold('replay', bare, '--rules-version', '0')
    expect(asked).toMatchObject({ status: 0, stdout: fivefold('replay', named).stdout })
    expect(fivefold('replay', bare, '--rules-version', '2')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('rulesVersion'),
    })
  })

  it('ends with 1 and says which action is illegal', () => {
    const wrong = actions.toSpliced(4, 1)
    const { status, stdout, stderr } = fivefold('replay', file('wrong.json', { config, actions: wrong }))
    expect(status).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({ valid: false, actionCount: 4, finalStateHash: hashes[4] })
    expect(stderr).toContain('action 4: ')
  })

  it('ends with 1 and one line for what is no game', () => {
    const { status, stderr } = fivefold('replay', file('none.json', { config }))
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toContain('actions')
  })
})

describe('fivefold phalanx simulate', () => {
  it('counts every game as a win, and sums them up in a checksum', () => {
    const { wins, checksum } = summary({ games: '6', seed: 'x' })
    expect(wins[0] + wins[1]).toBe(6)
    expect(summary({ games: '6', seed: 'y' }).checksum).not.toBe(checksum)
  })

  it('plays by the version that is asked for, by 1 otherwise', () => {
    const first = (rulesVersion?: 0 | 1) =>
      records({ games: '3', seed: 'w', rulesVersion }).map(({ actions }) => actions[16]?.playerIndex)
    expect([first(), first(1), first(0)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [1, 1, 1],
    ])
    const verified = verifySimulated(
      phalanx,
      { games: '20', seed: 'w', rulesVersion: 0 },
      { report: () => {}, progress: () => {} },
    )
    expect(verified).toEqual({ games: 20, differences: 0 })
  })

  it('records games that replay reads', () => {
    for (const { config, actions } of records({ games: '3', seed: 'z', damageMode: 'per-turn' })) {
      const replay = replayGame(config, actions)
      expect(replay).toMatchObject({ valid: true, state: { phase: 'gameOver' } })
    }
  })

  it('refuses bots that it does not have', () => {
    expect(() => simulate(phalanx, { games: '1', seed: 'x', strengthA: 'strong' })).toThrow('simulate: ')
  })
})

describe('fivefold phalanx play', () => {
  it('reads cards as it writes them, and as people type them', () => {
    for (const card of orderedDeck()) expect(readCard(cardText(card))).toEqual(card)
    expect(readCard('10h')).toEqual({ suit: 'hearts', rank: 'T' })
    expect(readCard('kS')).toEqual({ suit: 'spades', rank: 'K' })
    for (const text of ['', 'K', '1S', 'KX', '11S', 'KSS']) expect(readCard(text)).toBeUndefined()
  })

  it.each([
    ['deploy KS 1', { type: 'deploy', card: { suit: 'spades', rank: 'K' }, column: 0 }],
    ['d 3d 4', { type: 'deploy', card: { suit: 'diamonds', rank: '3' }, column: 3 }],
    [
      'attack 2',
      { type: 'attack', attackerPosition: { row: 0, col: 1 }, targetPosition: { row: 0, col: 1 } },
    ],
    ['reinforce ac', { type: 'reinforce', card: { suit: 'clubs', rank: 'A' } }],
    [' PASS ', { type: 'pass' }],
    ['forfeit', { type: 'forfeit' }],
  ])('understands %s', (line, action) => {
    expect(readCommand(line, 1)).toEqual({ type: 'act', action: { ...action, playerIndex: 1 } })
  })

  it.each(['', 'deploy', 'deploy KS 5', 'attack', 'attack 0', 'castle'])('asks for help at %j', (line) => {
    expect(readCommand(line, 0)).toEqual({ type: 'help' })
  })

  it('shows the table, with the viewer below and the hand', () => {
    const state = recordGame(5)
    const { outcome: _end, ...running } = { ...state, phase: 'combat' as const }
    const text = boardText(viewOf(running, 1), 1)
    expect(text.indexOf('Alice')).toBeLessThan(text.indexOf('Bob'))
    const hand = state.players[1].hand.map(cardText)
    if (hand.length > 0) expect(text).toContain(`hand: ${hand.join(' ')}`)
    for (const cell of state.players[0].battlefield) if (cell) expect(text).toContain(cardText(cell.card))
  })
})
