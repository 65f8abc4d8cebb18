import { describe, expect, it } from 'vitest'
import { longestName, parseSeats, playingName } from '../../../src/games/common/match/seat-store.js'

const seat = { playerId: 'secret', server: 'http://127.0.0.1:3001', takenAt: 5 }

describe('seats from storage', () => {
  it('keeps what is well formed', () => {
    const stored = { name: 'Alice', seats: { a: seat, b: { ...seat, bot: 'greedy', isOver: true } } }
    expect(parseSeats(stored)).toEqual(stored)
  })

  it('drops what is not, and starts empty where nothing is stored', () => {
    const seats = { a: { ...seat, playerId: 1 }, b: { ...seat, bot: 5 }, d: { ...seat, secret: 7 }, c: null }
    expect(parseSeats({ name: 7, seats })).toEqual({ name: '', seats: {} })
    expect(parseSeats(undefined)).toEqual({ name: '', seats: {} })
    expect(parseSeats({ name: 'x'.repeat(80) }).name).toHaveLength(longestName)
  })
})

describe('playingName', () => {
  it('never is empty', () => {
    expect(playingName('  ')).toBe('Guest')
    expect(playingName(' Alice ')).toBe('Alice')
  })
})
