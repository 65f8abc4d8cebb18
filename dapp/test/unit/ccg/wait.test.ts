import { describe, expect, it } from 'vitest'
import { followWait, type Wait } from '../../../src/games/ccg/state/wait.js'

type Look = { player?: string; isWaiting: boolean; count: number; head: number }

/** Whether each look opens a game. */
function follow(looks: readonly Look[]): boolean[] {
  let wait: Wait | undefined
  return looks.map((look) => {
    const next = followWait(wait, { player: 'Ann', ...look })
    wait = next.wait
    return next.hasGame
  })
}

describe('a player who waits', () => {
  it('is taken to the game that begins, once', () => {
    const looks = [
      { isWaiting: true, count: 2, head: 10 },
      { isWaiting: false, count: 3, head: 11 },
      { isWaiting: false, count: 3, head: 11 },
    ]
    expect(follow(looks)).toEqual([false, true, false])
  })

  it('is taken there also when the queue is read before the list of games', () => {
    const looks = [
      { isWaiting: true, count: 2, head: 10 },
      { isWaiting: false, count: 2, head: 10 },
      { isWaiting: false, count: 2, head: 10 },
      { isWaiting: false, count: 3, head: 11 },
    ]
    expect(follow(looks)).toEqual([false, false, false, true])
  })

  it('is taken nowhere after leaving the queue', () => {
    const looks = [
      { isWaiting: true, count: 2, head: 10 },
      { isWaiting: false, count: 2, head: 11 },
      { isWaiting: false, count: 2, head: 12 },
      { isWaiting: false, count: 3, head: 13 },
    ]
    expect(follow(looks)).toEqual([false, false, false, false])
  })

  it('is not taken to a game of another account', () => {
    const looks = [
      { isWaiting: true, count: 0, head: 10 },
      { player: 'Bob', isWaiting: false, count: 5, head: 10 },
      { isWaiting: false, count: 1, head: 11 },
    ]
    expect(follow(looks)).toEqual([false, false, false])
  })
})
