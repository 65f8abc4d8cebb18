import type { ClockState, Head } from './journal.js'

/**
 * The chain's time: the wall clock plus an offset. Hardhat's own clock runs ahead permanently whenever two blocks fall
 * into one second, and is lost with the process, so the time of every block is set explicitly.
 */
export class Clock {
  #state: ClockState = { offset: 0 }
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  get state(): ClockState {
    return this.#state
  }

  restore(state: ClockState): void {
    this.#state = state
  }

  /** The time of the next block. */
  timeAfter(head: Head): number {
    return this.#state.next ?? Math.max(head.timestamp + 1, this.#seconds() + this.#state.offset)
  }

  advance(seconds: number): void {
    this.#state = { ...this.#state, offset: this.#state.offset + seconds }
  }

  /** Fixes the time of the next block; the clock continues from there. */
  setNext(timestamp: number): void {
    this.#state = { ...this.#state, next: timestamp }
  }

  /** To be called after blocks were mined at a requested time. */
  follow(head: Head): void {
    this.#state = { offset: head.timestamp - this.#seconds() }
  }

  #seconds(): number {
    return Math.floor(this.#now() / 1000)
  }
}
