import { describe, expect, it } from 'vitest'
import { createBotFinder, recogniseBots } from '../src/bot-finder.js'
import { type Emitted, readEach } from '../src/read-each.js'

const source = (timestamp: Date): Emitted => ({
  location: { block: 1, logIndex: 0, transaction: '0x', timestamp },
  contract: '0x',
  data: '0x',
})

describe('an event', () => {
  it.each([
    ['the last millisecond of the year 9999', 253_402_300_799_999, true],
    ['the year 10000', 253_402_300_800_000, false],
    ['a time that is none', 8_640_000_000_100_000, false],
    ['a time before 1970', -1, false],
  ])('at %s', (_, time, isRead) => {
    const { events, rejected } = readEach([source(new Date(time))], ({ location }) => ({ location }))
    expect([events.length, rejected.length]).toEqual(isRead ? [1, 0] : [0, 1])
  })
})

describe('a bot', () => {
  it('is recognised on local chains only', () => {
    const find = createBotFinder((player) => `bot of ${player}`)
    expect(find('ann', 'bot of ann')).toBe(1)
    recogniseBots(false)
    expect(find('ann', 'bot of ann')).toBeNull()
    recogniseBots(true)
  })
})
