import { setTimeout as sleep } from 'node:timers/promises'

const patience = 90_000

/** Asks again and again until there is an answer. `context` is shown when there is none in the end. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined> | T | undefined,
  context: () => unknown = () => '',
): Promise<T> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await sleep(20)
  }
  throw new Error(`waited ${patience / 1000} s in vain: ${what}\n${context()}`)
}
