import type { Timing } from './timing.js'

/** The delay before the next restart: doubled each time, and reset after a healthy period. */
export class Backoff {
  #failures = 0
  readonly #timing: Pick<Timing, 'firstPause' | 'longestPause' | 'healthyAfter'>

  constructor(timing: Pick<Timing, 'firstPause' | 'longestPause' | 'healthyAfter'>) {
    this.#timing = timing
  }

  /** The delay after a run that was healthy for this long. */
  next(healthyFor: number): number {
    if (healthyFor >= this.#timing.healthyAfter) this.#failures = 0
    const pause = this.#timing.firstPause * 2 ** this.#failures
    this.#failures += 1
    return Math.min(pause, this.#timing.longestPause)
  }
}
