import type { Clock } from '../../src/metadata/clock.js'

type Timer = { at: number; callback: () => void }

/** Time that stands still while anybody works, and leaps to the next timer when all sleep or hang. */
export class VirtualClock implements Clock {
  #time = 1_700_000_000_000
  readonly #timers = new Set<Timer>()
  #sleeping = 0
  readonly #hanging = new Set<string>()

  now = (): number => this.#time

  async sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) return
    this.#sleeping++
    await new Promise<void>((resolve) => {
      const wake = () => {
        cancel()
        signal?.removeEventListener('abort', wake)
        resolve()
      }
      const cancel = this.after(milliseconds, wake)
      signal?.addEventListener('abort', wake)
    })
    this.#sleeping--
  }

  after(milliseconds: number, callback: () => void): () => void {
    const timer = { at: this.#time + milliseconds, callback }
    this.#timers.add(timer)
    return () => this.#timers.delete(timer)
  }

  hang(request: string): void {
    this.#hanging.add(request)
  }

  wake(request: string): void {
    this.#hanging.delete(request)
  }

  /** Lets time pass until the condition holds. `runners`: how many may be asleep or hang. */
  async runUntil(isDone: () => boolean, runners: () => number): Promise<void> {
    while (!isDone()) {
      await new Promise(setImmediate)
      if (this.#sleeping + this.#hanging.size >= runners()) this.#leap()
    }
  }

  #leap(): void {
    const next = Math.min(...[...this.#timers].map(({ at }) => at))
    if (!Number.isFinite(next)) return
    this.#time = Math.max(this.#time, next)
    // One at a time, so that what it sets off is done before the next one.
    const due = [...this.#timers].find(({ at }) => at <= this.#time)
    if (!due) return
    this.#timers.delete(due)
    due.callback()
  }
}
