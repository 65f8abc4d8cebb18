import type { Timing } from './timing.js'

/** How long to wait before the next restart: twice as long each time, from the start again after a time of health. */
export class Backoff {
  #failures = 0
  readonly #timing: Pick<Timing, 'firstPause' | 'longestPause' | 'healthyAfter'>

  constructor(timing: Pick<Timing, 'firstPause' | 'longestPause' | 'healthyAfter'>) {
    this.#timing = timing
  }

  /** The pause after a life that was healthy for so long. */
  next(healthyFor: number): number {
    if (healthyFor >= this.#timing.healthyAfter) this.#failures = 0
    const pause = this.#timing.firstPause * 2 ** this.#failures
    this.#failures += 1
    return Math.min(pause, this.#timing.longestPause)
  }
}
