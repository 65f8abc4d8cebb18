import { logFile, rotateLogs } from './logs.js'
import { isUp, type Part, type PartStatus } from './part.js'
import { PartRunner } from './part-runner.js'
import { type Timing, usualTiming } from './timing.js'

export type SupervisorOptions = {
  parts: readonly Part[]
  /** Folder for the output of the parts. */
  logs: string
  onChange?: (status: PartStatus) => void
  timing?: Timing
}

type Waiter = { names: readonly string[]; resolve: () => void }

/** Runs parts in dependency order, keeps them running, and stops them in reverse. */
export class Supervisor {
  readonly #parts: readonly Part[]
  readonly #runners = new Map<string, PartRunner>()
  readonly #waiters = new Set<Waiter>()
  readonly #onChange: (status: PartStatus) => void

  constructor({ parts, logs, onChange = () => {}, timing = usualTiming }: SupervisorOptions) {
    checkNeeds(parts)
    this.#parts = parts
    this.#onChange = onChange
    rotateLogs(
      logs,
      parts.map(({ name }) => name),
    )
    for (const part of parts) {
      const runner = new PartRunner({
        part,
        logFile: logFile(logs, part.name),
        timing,
        waitFor: (...parameters) => this.#waitFor(...parameters),
        onChange: (status) => this.#changed(status),
      })
      this.#runners.set(part.name, runner)
    }
  }

  /** The current state of every part, in the given order. */
  get statuses(): PartStatus[] {
    return [...this.#runners.values()].map((runner) => runner.status)
  }

  start(): void {
    for (const runner of this.#runners.values()) runner.start()
  }

  /** Resolves when all parts are up at the same time. */
  async allUp(signal: AbortSignal = new AbortController().signal): Promise<void> {
    await this.#waitFor([...this.#runners.keys()], signal)
  }

  /** Stops each part once its dependents have stopped. */
  async stop(): Promise<void> {
    const stopped = new Map<string, Promise<void>>()
    const stopPart = (part: Part): Promise<void> => {
      const running = stopped.get(part.name)
      if (running) return running
      const users = this.#parts.filter(({ needs }) => needs.includes(part.name))
      const promise = Promise.all(users.map(stopPart)).then(() => this.#runners.get(part.name)?.stop())
      stopped.set(part.name, promise)
      return promise
    }
    await Promise.all(this.#parts.map(stopPart))
  }

  /** Kills all parts. */
  kill(): void {
    for (const runner of this.#runners.values()) runner.kill()
  }

  #changed(status: PartStatus): void {
    this.#onChange(status)
    for (const waiter of this.#waiters) if (this.#areUp(waiter.names)) waiter.resolve()
  }

  #areUp(names: readonly string[]): boolean {
    return names.every((name) => {
      const runner = this.#runners.get(name)
      return runner !== undefined && isUp(runner.status)
    })
  }

  async #waitFor(names: readonly string[], signal: AbortSignal, onWait = () => {}): Promise<void> {
    signal.throwIfAborted()
    if (this.#areUp(names)) return
    onWait()
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => settle(() => reject(signal.reason))
      const waiter: Waiter = { names, resolve: () => settle(resolve) }
      const settle = (how: () => void) => {
        this.#waiters.delete(waiter)
        signal.removeEventListener('abort', giveUp)
        how()
      }
      this.#waiters.add(waiter)
      signal.addEventListener('abort', giveUp, { once: true })
    })
  }
}

function checkNeeds(parts: readonly Part[]): void {
  const byName = new Map(parts.map((part) => [part.name, part]))
  const visit = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) throw new Error(`Parts depend on each other: ${[...path, name].join(' → ')}`)
    const part = byName.get(name)
    if (!part) throw new Error(`${path.at(-1)} needs ${name}, which is not there`)
    for (const need of part.needs) visit(need, [...path, name])
  }
  for (const { name } of parts) visit(name, [])
}
