import { setTimeout as sleep } from 'node:timers/promises'
import { describeError } from '../config/describe-error.js'
import type { Probe } from './part.js'
import type { Timing } from './timing.js'

export type WatchOptions = {
  probe: Probe
  timing: Pick<Timing, 'startProbe' | 'healthProbe' | 'startLimit' | 'hungAfter'>
  /** Fires when the watched process has exited; its reason explains why. */
  life: AbortSignal
  /** Called with the outcome of every probe. */
  onAnswer: (problem: string | undefined) => void
}

/** Probes a process until it exits, fails to start in time, or stops answering for too long. */
export async function watch({
  probe,
  timing,
  life,
  onAnswer,
}: WatchOptions): Promise<{ why: string; healthyFor: number }> {
  let lastAnswer = Date.now()
  let readySince: number | undefined
  const end = (why: string) => ({ why, healthyFor: readySince === undefined ? 0 : Date.now() - readySince })

  for (;;) {
    const problem = await unlessAborted(tryProbe(probe), life)
    if (life.aborted) return end(String(life.reason))
    onAnswer(problem)
    if (problem === undefined) {
      lastAnswer = Date.now()
      readySince ??= lastAnswer
    } else if (Date.now() - lastAnswer > (readySince ? timing.hungAfter : timing.startLimit)) {
      return end(`no answer for ${Math.round((Date.now() - lastAnswer) / 1000)} s: ${problem}`)
    }
    const pause = problem === undefined ? timing.healthProbe : timing.startProbe
    await sleep(pause, undefined, { signal: life }).catch(() => {})
    if (life.aborted) return end(String(life.reason))
  }
}

async function tryProbe(probe: Probe): Promise<string | undefined> {
  try {
    await probe()
    return undefined
  } catch (error) {
    return describeError(error)
  }
}

/** The promise's value, or undefined as soon as the signal fires. */
async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const giveUp = () => resolve(undefined)
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}
