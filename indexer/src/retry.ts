import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '@subsquid/logger'

const firstPause = 250
const longestPause = 5_000

export type RetryParameters<T> = {
  /** Names what is waited for, e.g. `the database`. */
  what: string
  log: Logger
  attempt: () => Promise<T>
  /** Errors that waiting can cure; the others are thrown. */
  isTemporary: (error: unknown) => boolean
}

/** Tries until it works, with growing pauses. Says so once when it starts waiting and once when that is over. */
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

/** A refused connection is an AggregateError without a message of its own, but with a code. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
