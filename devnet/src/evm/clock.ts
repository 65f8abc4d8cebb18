import type { ClockState, Head } from './journal.js'

/**
 * The chain's time: the wall clock plus an offset. Hardhat's own clock runs ahead for good whenever
 * two blocks fall into one second, and does not outlive the process, so every block is told its time.
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

  /** When the next block is to be mined. */
  timeAfter(head: Head): number {
    return this.#state.next ?? Math.max(head.timestamp + 1, this.#seconds() + this.#state.offset)
  }

  advance(seconds: number): void {
    this.#state = { ...this.#state, offset: this.#state.offset + seconds }
  }

  /** Fixes the time of the next block; time goes on from there. */
  setNext(timestamp: number): void {
    this.#state = { ...this.#state, next: timestamp }
  }

  /** To be called after blocks were mined at a time that was asked for. */
  follow(head: Head): void {
    this.#state = { offset: head.timestamp - this.#seconds() }
  }

  #seconds(): number {
    return Math.floor(this.#now() / 1000)
  }
}
