import { describe, expect, it } from 'vitest'
import {
  type SimulateOptions,
  simulate,
  simulatedRecords,
  verifySimulated,
} from '../../../src/cli/simulate.js'
import { type Action, type GameConfig, replayGame, war } from '../../../src/games/war/index.js'
import { useFivefold } from '../../cli/fivefold.js'

const { file, fivefold } = useFivefold('war')

type Recorded = { config: GameConfig; actions: Action[] }

describe('fivefold war replay', () => {
  const [record] = [...simulatedRecords(war, { games: '1', seed: 'replay' })] as Recorded[]
  if (!record) throw new Error('no game')
  const { config, actions } = record

  it('prints valid, actionCount, finalStateHash and state, and ends with 0', () => {
    const { status, stdout } = fivefold('replay', file('game.json', record))
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(replayGame(config, actions))))
    expect(JSON.parse(stdout)).toMatchObject({ valid: true, state: { phase: 'gameOver' } })
  })

  it('ends with 1 and says which action is illegal', () => {
    const wrong = [actions[0], actions[0], ...actions]
    const { status, stderr } = fivefold('replay', file('wrong.json', { config, actions: wrong }))
    expect(status).toBe(1)
    expect(stderr).toContain('action 1: ')
  })

  it('ends with 1 and one line for what is no game', () => {
    const { status, stderr } = fivefold('replay', file('none.json', { config }))
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
})

describe('fivefold war simulate', () => {
  const summary = (options: SimulateOptions) =>
    simulate(war, options) as { checksum: string; wins: [number, number]; endings: { draw: number } }

  it('counts every game as a win or a draw, and sums them up in a checksum', () => {
    const { wins, endings, checksum } = summary({ games: '6', seed: 'x' })
    expect(wins[0] + wins[1] + endings.draw).toBe(6)
    expect(summary({ games: '6', seed: 'y' }).checksum).not.toBe(checksum)
  })

  it('--verify ends with the number of games and differences', () => {
    const { status, stdout } = fivefold('simulate', '--games', '5', '--seed', 'v', '--verify')
    expect(status).toBe(0)
    expect(stdout.trim().split('\n').at(-1)).toBe('5 games, 0 differences')
    const report = () => expect.fail('nothing differs')
    expect(verifySimulated(war, { games: '2', seed: 'v' }, { report, progress: () => {} })).toEqual({
      games: 2,
      differences: 0,
    })
  })
})
