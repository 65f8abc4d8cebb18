import { setTimeout as sleep } from 'node:timers/promises'
import { Backoff } from './backoff.js'
import { type Child, type Exit, runChild } from './child.js'
import { lastLines } from './logs.js'
import type { Command, Part, PartState, PartStatus } from './part.js'
import type { Timing } from './timing.js'
import { watch } from './watch.js'

export type RunnerOptions = {
  part: Part
  logFile: string
  timing: Timing
  /** Resolves when all these parts are up; rejects when the signal fires. Reports if there is something to wait for. */
  waitFor: (names: readonly string[], signal: AbortSignal, onWait: () => void) => Promise<void>
  onChange: (status: PartStatus) => void
}

const longestReason = 120

/** Why a part ended, and how long it had been healthy before. */
type Death = { why: string; healthyFor: number }

/** Keeps one part running: waits for its dependencies, starts it, watches it, restarts it. */
export class PartRunner {
  readonly #options: RunnerOptions
  readonly #stopping = new AbortController()
  #state: PartState
  #child: Child | undefined
  #restarts = 0
  #running: Promise<void> = Promise.resolve()

  constructor(options: RunnerOptions) {
    this.#options = options
    this.#state = { kind: 'waiting', for: options.part.needs }
  }

  get status(): PartStatus {
    const { name, url } = this.#options.part
    return { name, url, state: this.#state, pid: this.#child?.pid, restarts: this.#restarts }
  }

  start(): void {
    this.#running = this.#run().catch((error) => {
      if (!this.#stopping.signal.aborted) throw error
    })
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    if (this.#child) this.#become({ kind: 'stopping' })
    await this.#child?.stop(this.#options.timing.grace)
    await this.#running
    this.#child = undefined
    this.#become({ kind: 'stopped' })
  }

  /** Kills the part. */
  kill(): void {
    this.#child?.kill()
  }

  async #run(): Promise<void> {
    const { part, timing, waitFor } = this.#options
    const { signal } = this.#stopping
    const backoff = new Backoff(timing)
    while (!signal.aborted) {
      await waitFor(part.needs, signal, () => this.#become({ kind: 'waiting', for: part.needs }))
      const death = await this.#live()
      if (!death || signal.aborted) return
      await this.#restartAfter(backoff.next(death.healthyFor), death.why)
    }
  }

  async #restartAfter(pause: number, why: string): Promise<void> {
    const at = Date.now() + pause
    const dead = this.#child
    this.#child = undefined
    this.#restarts += 1
    this.#become({ kind: 'restarting', why, at })
    await dead?.stop(this.#options.timing.grace)
    await sleep(Math.max(0, at - Date.now()), undefined, { signal: this.#stopping.signal })
  }

  /** One run of the process. Returns nothing if it was the last one. */
  async #live(): Promise<Death | undefined> {
    const { work } = this.#options.part
    this.#become({ kind: 'starting' })
    if (work.kind === 'task') return this.#perform(work.command)
    const { startLimit, hungAfter, ...timing } = this.#options.timing
    const patience =
      work.kind === 'service' ? { startLimit, hungAfter } : { startLimit: Infinity, hungAfter: Infinity }
    return watch({
      probe: work.probe,
      timing: { ...timing, ...patience },
      life: work.kind === 'service' ? this.#lifeOf(this.#spawn(work.command)) : this.#stopping.signal,
      onAnswer: (problem) => this.#answered(problem),
    })
  }

  async #perform(command: Command): Promise<Death | undefined> {
    const exit = await this.#spawn(command).exited
    if (this.#stopping.signal.aborted) return undefined
    if (exit.code !== 0) return { why: this.#explain(exit), healthyFor: 0 }
    this.#child = undefined
    this.#become({ kind: 'done' })
    return undefined
  }

  #spawn(command: Command): Child {
    this.#child = runChild(command, this.#options.logFile)
    // The pid is part of the status.
    this.#options.onChange(this.status)
    return this.#child
  }

  /** A signal that fires, with the reason, when the process has exited or must stop. */
  #lifeOf(child: Child): AbortSignal {
    const gone = new AbortController()
    void child.exited.then((exit) => gone.abort(this.#explain(exit)))
    return AbortSignal.any([gone.signal, this.#stopping.signal])
  }

  #answered(problem: string | undefined): void {
    if (problem === undefined && this.#state.kind !== 'ready') this.#become({ kind: 'ready' })
    if (problem !== undefined && this.#state.kind === 'ready') this.#become({ kind: 'failing', why: problem })
  }

  #explain({ code, signal, error }: Exit): string {
    if (error) return error.message
    if (signal) return `killed by ${signal}`
    const [words = ''] = lastLines(this.#options.logFile, 1)
    return [`exit code ${code}`, shorten(words.trim())].filter(Boolean).join(': ')
  }

  #become(state: PartState): void {
    this.#state = state
    this.#options.onChange(this.status)
  }
}

function shorten(text: string): string {
  return text.length > longestReason ? `${text.slice(0, longestReason)}…` : text
}
