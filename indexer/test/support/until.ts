import { until as untilAnswered } from '@fivefold/devnet/testing/until'

const limitMs = 90_000

/** Waits for an answer; the error of a wait that takes too long shows `context`. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined> | T | undefined,
  context: () => unknown = () => '',
): Promise<T> {
  try {
    return await untilAnswered(ask, limitMs)
  } catch (error) {
    throw new Error(`${what}\n${context()}`, { cause: error })
  }
}
