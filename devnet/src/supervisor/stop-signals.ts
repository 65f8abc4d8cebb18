import { readFileSync } from 'node:fs'

const parentCheck = 1_000
/** On Ctrl-C the signal arrives twice, from the terminal and from npm; within this time it counts once. */
const sameWish = 1_000

export type StopSignals = {
  /** Resolves with the reason when a stop is requested. */
  asked: Promise<string>
  /** Fires at the same time. */
  signal: AbortSignal
  done(): void
}

/** Handles Ctrl-C and similar signals. `force` is called at the second request. */
export function untilStopAsked(force: () => void): StopSignals {
  const controller = new AbortController()
  const { promise, resolve } = withResolvers()
  let first: number | undefined
  const requestStop = (reason: string) => {
    if (first === undefined) {
      first = Date.now()
      resolve(reason)
      controller.abort()
    } else if (Date.now() - first > sameWish) force()
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const listeners = signals.map((name) => ({ name, listener: () => requestStop(name) }))
  for (const { name, listener } of listeners) process.on(name, listener)
  const timer = watchParent(requestStop)
  return {
    asked: promise,
    signal: controller.signal,
    done: () => {
      clearInterval(timer)
      for (const { name, listener } of listeners) process.off(name, listener)
    },
  }
}

/** A killed npm cannot forward signals, so watch for its exit. */
function watchParent(requestStop: (reason: string) => void): NodeJS.Timeout | undefined {
  if (process.env.npm_lifecycle_event === undefined) return undefined
  const before = ancestors()
  const timer = setInterval(() => {
    if (ancestors() !== before) requestStop('npm has exited')
  }, parentCheck)
  timer.unref()
  return timer
}

/** The parent and grandparent process: between npm and this process there is a shell. */
function ancestors(): string {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
    const [, grandparent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return `${process.ppid} ${grandparent}`
  } catch {
    return `${process.ppid}`
  }
}

function withResolvers(): { promise: Promise<string>; resolve: (reason: string) => void } {
  let resolve: (reason: string) => void = () => {}
  const promise = new Promise<string>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
