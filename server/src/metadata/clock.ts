import { setTimeout as wait } from 'node:timers/promises'

/** Time, so that tests need not wait for it. */
export type Clock = {
  now(): number
  /** Ends early, without an error, when the signal is raised. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>
  /** Calls back later, unless the returned function is called first. */
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
