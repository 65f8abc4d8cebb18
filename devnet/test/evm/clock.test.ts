import { describe, expect, it } from 'vitest'
import { Clock } from '../../src/evm/clock.js'

const at = (timestamp: number) => ({ number: 1, hash: '0x', timestamp })

function clockAt(seconds: number) {
  let now = seconds
  const clock = new Clock(() => now * 1000 + 999)
  return { clock, wait: (more: number) => (now += more) }
}

describe('Clock', () => {
  it('gives the time of day to a block', () => {
    expect(clockAt(1_000).clock.timeAfter(at(900))).toBe(1_000)
  })

  it('never gives two blocks the same time, and does not run ahead for good', () => {
    const { clock, wait } = clockAt(1_000)
    expect(clock.timeAfter(at(1_000))).toBe(1_001)
    expect(clock.timeAfter(at(1_001))).toBe(1_002)
    wait(10)
    expect(clock.timeAfter(at(1_002))).toBe(1_010)
  })

  it('stays ahead by what it was advanced', () => {
    const { clock, wait } = clockAt(1_000)
    clock.advance(3_600)
    clock.advance(60)
    wait(5)
    expect(clock.timeAfter(at(1_000))).toBe(4_665)
  })

  it('gives the next block the requested time and continues from there', () => {
    const { clock, wait } = clockAt(1_000)
    clock.setNext(5_000)
    wait(100)
    expect(clock.timeAfter(at(1_000))).toBe(5_000)
    clock.follow(at(5_000))
    wait(7)
    expect(clock.timeAfter(at(5_000))).toBe(5_007)
  })

  it('takes up a state that was kept', () => {
    const { clock } = clockAt(1_000)
    clock.advance(50)
    const kept = clock.state
    clock.setNext(9_999)
    clock.restore(kept)
    expect(clock.timeAfter(at(1_000))).toBe(1_050)
  })
})
