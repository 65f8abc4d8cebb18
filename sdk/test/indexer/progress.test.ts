import { describe, expect, it } from 'vitest'
import { isStalled, type Progress, trackProgress } from '../../src/indexer/index.js'

/** Looks at a processor again and again: head, height, time. */
const follow = (...looks: [head: number, height: number, now: number][]): Progress | undefined =>
  looks.reduce<Progress | undefined>(
    (before, [head, height, now]) => trackProgress(before, { head, height, now }),
    undefined,
  )

describe('the progress of a processor', () => {
  it('is behind since the first look at which there were newer blocks', () => {
    expect(follow([5, 5, 0], [6, 5, 10], [9, 5, 20])).toEqual({ height: 5, behindSince: 10 })
  })
  it('restarts with each block that is indexed', () => {
    expect(follow([6, 5, 10], [9, 6, 20])).toEqual({ height: 6, behindSince: 20 })
  })
  it('is not behind an idle chain, or one that went back', () => {
    expect(follow([6, 5, 10], [5, 5, 20])).toEqual({ height: 5 })
    expect(follow([4, 5, 10])).toEqual({ height: 5 })
  })
  it('is stalled once it has been behind for long enough', () => {
    expect(isStalled({ height: 5, behindSince: 10 }, 19, 10)).toBe(false)
    expect(isStalled({ height: 5, behindSince: 10 }, 20, 10)).toBe(true)
    expect(isStalled({ height: 5 }, 20, 10)).toBe(false)
  })
})
