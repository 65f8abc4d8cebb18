import { readFileSync } from 'node:fs'

const parentCheck = 1_000
/** npm passes Ctrl-C on to us, who got it from the terminal as well: what comes right after is the same wish. */
const sameWish = 1_000

export type StopSignals = {
  /** Resolves with the reason when somebody wants us to stop. */
  asked: Promise<string>
  /** Fires at the same time. */
  signal: AbortSignal
  done(): void
}

/** Listens for Ctrl-C and its kind. `force` is called when the user asks a second time. */
export function untilStopAsked(force: () => void): StopSignals {
  const controller = new AbortController()
  const { promise, resolve } = withResolvers()
  let first: number | undefined
  const ask = (reason: string) => {
    if (first === undefined) {
      first = Date.now()
      resolve(reason)
      controller.abort()
    } else if (Date.now() - first > sameWish) force()
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const listeners = signals.map((name) => ({ name, listener: () => ask(name) }))
  for (const { name, listener } of listeners) process.on(name, listener)
  const timer = watchParent(ask)
  return {
    asked: promise,
    signal: controller.signal,
    done: () => {
      clearInterval(timer)
      for (const { name, listener } of listeners) process.off(name, listener)
    },
  }
}

/** An npm that was killed cannot pass anything on; nobody would stop us then. */
function watchParent(ask: (reason: string) => void): NodeJS.Timeout | undefined {
  if (process.env.npm_lifecycle_event === undefined) return undefined
  const before = ancestors()
  const timer = setInterval(() => {
    if (ancestors() !== before) ask('npm is gone')
  }, parentCheck)
  timer.unref()
  return timer
}

/** Who started us, and who started that: between npm and us there is a shell. */
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
