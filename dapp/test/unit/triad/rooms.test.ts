import { describe, expect, it } from 'vitest'
import { percent } from '../../../src/games/common/standings-table.js'
import { streakText } from '../../../src/games/triad/standings/standing-text.js'
import { parseRooms } from '../../../src/games/triad/state/room-store.js'
import { settledStage } from '../../../src/games/triad/state/settled-stage.js'

describe('rooms from storage', () => {
  it('keeps seats and bot rooms that are well formed', () => {
    const seat = { token: 'secret', target: '0x1', takenAt: 1 }
    const bot = { room: {}, strength: 'greedy', target: '0x1', takenAt: 1 }
    const stored = {
      seats: { good: seat, bad: { token: 1 } },
      botRooms: { good: bot, bad: { ...bot, strength: 'clairvoyant' } },
    }
    expect(parseRooms(stored)).toEqual({ seats: { good: seat }, botRooms: { good: bot } })
    expect(parseRooms(undefined)).toEqual({ seats: {}, botRooms: {} })
  })
})

describe('how far a settlement has come', () => {
  it('counts the other side’s transaction like one’s own', () => {
    expect(settledStage(undefined, false, false)).toBeUndefined()
    expect(settledStage('sending', false, false)).toBe('sending')
    expect(settledStage(undefined, true, false)).toBe('in block')
    expect(settledStage('late', true, false)).toBe('late')
    expect(settledStage('late', true, true)).toBe('indexed')
  })
})

describe('standings in words', () => {
  it('rounds shares and names streaks', () => {
    expect(percent(2 / 3)).toBe('67 %')
    expect(streakText(3)).toBe('3 won')
    expect(streakText(-1)).toBe('1 lost')
    expect(streakText(0)).toBe('–')
  })
})
