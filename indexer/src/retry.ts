import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '@subsquid/logger'

const firstPause = 250
const longestPause = 5_000

export type RetryParameters<T> = {
  /** Description for the log, e.g. `the database`. */
  what: string
  log: Logger
  attempt: () => Promise<T>
  /** Whether an error is temporary; all others are thrown. */
  isTemporary: (error: unknown) => boolean
}

/** Retries until it succeeds, with growing delays. Logs once when the waiting starts and once when it ends. */
export async function retry<T>({ what, log, attempt, isTemporary }: RetryParameters<T>): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      const result = await attempt()
      if (failures > 0) log.info(`${what}: back after ${failures} ${failures === 1 ? 'attempt' : 'attempts'}`)
      return result
    } catch (error) {
      if (!isTemporary(error)) throw error
      if (failures === 0) log.warn(`waiting for ${what}: ${messageOf(error)}`)
      await sleep(Math.min(firstPause * 2 ** failures, longestPause))
    }
  }
}

/** A refused connection is an AggregateError with an empty message but a code. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
