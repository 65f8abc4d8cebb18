import { setTimeout as sleep } from 'node:timers/promises'

type Answer<T> = T | false | undefined

/**
 * Calls `ask` until it returns something other than false or undefined, and returns that.
 * An error of `ask` ends the wait; the error of a wait that takes too long shows the source of `ask`.
 */
export async function until<T>(ask: () => Answer<T> | Promise<Answer<T>>, limitMs = 20_000): Promise<T> {
  const deadline = Date.now() + limitMs
  for (;;) {
    const answer = await ask()
    if (answer !== false && answer !== undefined) return answer
    if (Date.now() > deadline) throw new Error(`not within ${limitMs} ms: ${ask}`)
    await sleep(10)
  }
}
