import { describe, expect, it } from 'vitest'
import {
  nameProblem,
  parseSeats,
  playingName,
  returningName,
} from '../../../src/games/common/match/seat-store.js'

const seat = { seatToken: 'secret', server: 'http://127.0.0.1:3001', takenAt: 5 }

describe('seats from storage', () => {
  it('keeps the well-formed entries', () => {
    const stored = { name: 'Alice', seats: { a: seat, b: { ...seat, bot: 'greedy', isOver: true } } }
    expect(parseSeats(stored)).toEqual(stored)
  })

  it('reads a token that was stored as playerId', () => {
    const { seatToken: playerId, ...rest } = seat
    expect(parseSeats({ name: '', seats: { a: { ...rest, playerId } } }).seats).toEqual({ a: seat })
  })

  it('drops malformed entries, and starts empty if nothing is stored', () => {
    const seats = { a: { ...seat, seatToken: 1 }, b: { ...seat, bot: 5 }, d: { ...seat, secret: 7 }, c: null }
    expect(parseSeats({ name: 7, seats })).toEqual({ name: '', seats: {} })
    expect(parseSeats(undefined)).toEqual({ name: '', seats: {} })
  })
})

describe('playingName', () => {
  it('is never empty', () => {
    expect(playingName('  ')).toBe('Guest')
    expect(playingName(' Alice ')).toBe('Alice')
  })
})

describe('a name that the server would refuse', () => {
  it('is explained beside the field', () => {
    expect(nameProblem('')).toBeUndefined()
    expect(nameProblem('Zoë 👨‍👩‍👧')).toBeUndefined()
    expect(nameProblem('x'.repeat(51))).toBe('must have at most 50 characters')
    expect(nameProblem('x\u202Ey')).toContain('U+202E')
  })

  it('never prevents a reconnection', () => {
    expect(returningName('x\u202Ey')).toBe('Guest')
    expect(returningName(' Alice ')).toBe('Alice')
  })
})
