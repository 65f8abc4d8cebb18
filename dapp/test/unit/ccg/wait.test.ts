import { describe, expect, it } from 'vitest'
import { followWait, type Wait } from '../../../src/games/ccg/state/wait.js'

type Look = { player?: string; isWaiting: boolean; count: number; head: number }

/** Whether the page opens a game, after each reading of the queue. */
function follow(looks: readonly Look[]): boolean[] {
  let wait: Wait | undefined
  return looks.map((look) => {
    const next = followWait(wait, { player: 'Ann', ...look })
    wait = next.wait
    return next.hasGame
  })
}

const waiting = (count: number, head: number): Look => ({ isWaiting: true, count, head })
const gone = (count: number, head: number): Look => ({ isWaiting: false, count, head })

describe('a player who waits', () => {
  it('is sent to the game that begins, once', () => {
    expect(follow([waiting(2, 10), gone(3, 11), gone(3, 11)])).toEqual([false, true, false])
  })

  it('is sent to it also if the queue is read before the list of games', () => {
    const looks = [waiting(2, 10), gone(2, 10), gone(2, 10), gone(3, 11)]
    expect(follow(looks)).toEqual([false, false, false, true])
  })

  it('is not sent to a game after leaving the queue', () => {
    const looks = [waiting(2, 10), gone(2, 11), gone(2, 12), gone(3, 13)]
    expect(follow(looks)).toEqual([false, false, false, false])
  })

  it('is not sent to a game of another account', () => {
    const looks = [waiting(0, 10), { player: 'Bob', ...gone(5, 10) }, gone(1, 11)]
    expect(follow(looks)).toEqual([false, false, false])
  })
})
