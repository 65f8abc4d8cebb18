import { setTimeout as wait } from 'node:timers/promises'

/** A clock that tests can replace, so that they need not wait. */
export type Clock = {
  now(): number
  /** Resolves early, without an error, when the signal is aborted. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>
  /** Calls back after a delay, unless the returned function cancels it. */
  after(milliseconds: number, callback: () => void): () => void
}

export const systemClock: Clock = {
  now: Date.now,
  sleep: (milliseconds, signal) =>
    wait(milliseconds, undefined, signal ? { signal } : undefined).catch(() => {}),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds)
    return () => clearTimeout(timer)
  },
}
