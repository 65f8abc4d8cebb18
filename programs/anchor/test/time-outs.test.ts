import { phase, phases } from '@fivefold/sdk/dolero'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorOf, TestChain } from './support/chain.js'
import { Match } from './support/match.js'
import { instruction } from './support/program.js'
import { createSolTable, type Table, tiers } from './support/table.js'

let chain: TestChain
let table: Table
beforeAll(() => {
  chain = new TestChain()
  table = createSolTable(chain, 1, tiers.micro)
})

const played = phases.filter((name) => name !== 'waiting' && name !== 'over')

describe('when both players are gone in phase', () => {
  it.each(played)('%s, time-outs end the game and everybody is paid', (name) => {
    const match = Match.create(chain, table, name).open().join()
    match.playUntil(({ phase: current }) => current === phase[name], ['random', 'random'])
    expect(errorOf(chain.send([instruction('time_out', match.accounts(0))]))).toBe('TooEarly')
    while (match.game.phase !== phase.over) {
      chain.advance(151)
      match.timeOut()
    }
    match.settleAndCheck()
  })
})

describe('when the VRF does not answer', () => {
  it.each(['offer', 'deal', 'cards'] as const)('in phase %s both get everything back', (name) => {
    const match = Match.create(chain, table, `silent ${name}`).open().join()
    match.playUntil(({ phase: current }) => current === phase[name], ['random', 'random'])
    match.act(0, name === 'cards' ? { type: 'swap', mask: 1 } : { type: 'requestRandom' })
    chain.advance(151)
    match.timeOut()
    expect(match.game.players.map(({ stack }) => stack)).toEqual([
      table.limits.maxStack,
      table.limits.maxStack,
    ])
    match.settleAndCheck()
    expect(errorOf(chain.answerNext().outcome)).toBeUndefined()
  })
})
