import {
  type Claim,
  type Failure,
  isFree,
  type ListedCard,
  type MetadataStore,
  type Outcome,
  type Queue,
  type QueuedCard,
  type queues,
  type StoreOptions,
} from './store.js'

type Task = { queue: Queue; score: number; attempts: number; retryAt?: number }

/** The in-memory store of a single server. Its content is lost when the process ends. */
export class MemoryStore implements MetadataStore {
  readonly #options: StoreOptions
  readonly #now: () => number
  readonly #tasks = new Map<number, Task>()
  readonly #inflight = new Map<number, number>()
  readonly #outcomes = new Map<number, Outcome>()
  readonly #listeners: ((cardId: number, outcome: Outcome) => void)[] = []
  #nextFetch = 0

  constructor(options: StoreOptions) {
    this.#options = options
    this.#now = options.now ?? Date.now
  }

  async enqueue(cards: readonly QueuedCard[], queue: Queue, again: boolean): Promise<void> {
    for (const { id, score } of cards) {
      const outcome = this.#outcomes.get(id)
      if (outcome && ('lot' in outcome || !again)) continue
      this.#outcomes.delete(id)
      const task = this.#tasks.get(id)
      if (!task) this.#tasks.set(id, { queue, score, attempts: 0 })
      else if (queue <= task.queue) Object.assign(task, { queue, score })
    }
  }

  async outcome(cardId: number): Promise<Outcome | undefined> {
    return this.#outcomes.get(cardId)
  }

  async claim(): Promise<Claim | { waitFor: number }> {
    const now = this.#now()
    for (const [id, startedAt] of this.#inflight) {
      if (startedAt + this.#options.lease <= now) this.#inflight.delete(id)
    }
    const next = this.#mostUrgent(now)
    if (!next) return { waitFor: this.#options.idle }
    const [cardId, task] = next
    if (!isFree(cardId)) {
      if (this.#nextFetch > now) return { waitFor: Math.min(this.#nextFetch - now, this.#options.idle) }
      this.#nextFetch = now + this.#options.interval
    }
    delete task.retryAt
    task.attempts++
    this.#inflight.set(cardId, now)
    return { cardId, startedAt: now, attempt: task.attempts }
  }

  #mostUrgent(now: number): [number, Task] | undefined {
    let best: [number, Task] | undefined
    for (const [id, task] of this.#tasks) {
      if (this.#inflight.has(id) || (task.retryAt ?? 0) > now) continue
      if (!best || comesBefore([id, task], best)) best = [id, task]
    }
    return best
  }

  async complete({ cardId }: Claim, lot: string): Promise<boolean> {
    const known = this.#outcomes.get(cardId)
    if (known && 'lot' in known) return false
    this.#end(cardId, { lot })
    return true
  }

  async retry(claim: Claim, pause: number): Promise<void> {
    const task = this.#taskOf(claim)
    if (!task) return
    this.#inflight.delete(claim.cardId)
    task.retryAt = this.#now() + pause
  }

  async fail(claim: Claim, failure: Failure): Promise<void> {
    if (this.#taskOf(claim)) this.#end(claim.cardId, { failure })
  }

  async release(claim: Claim): Promise<void> {
    const task = this.#taskOf(claim)
    if (!task) return
    this.#inflight.delete(claim.cardId)
    task.attempts--
  }

  /** Undefined where the lease expired and another worker has the card. */
  #taskOf({ cardId, startedAt }: Claim): Task | undefined {
    return this.#inflight.get(cardId) === startedAt ? this.#tasks.get(cardId) : undefined
  }

  #end(cardId: number, outcome: Outcome): void {
    this.#tasks.delete(cardId)
    this.#inflight.delete(cardId)
    this.#outcomes.set(cardId, outcome)
    for (const listener of this.#listeners) listener(cardId, outcome)
  }

  onOutcome(listener: (cardId: number, outcome: Outcome) => void): void {
    this.#listeners.push(listener)
  }

  async list(limit: number): Promise<ListedCard[]> {
    return [...this.#tasks]
      .filter(([id, { retryAt }]) => !this.#inflight.has(id) && retryAt === undefined)
      .sort((a, b) => (comesBefore(a, b) ? -1 : 1))
      .slice(0, limit)
      .map(([id, { queue, score }]) => ({ id, queue, score }))
  }

  async counts() {
    const tasks = [...this.#tasks].filter(([id]) => !this.#inflight.has(id)).map(([, task]) => task)
    const waiting = tasks.filter(({ retryAt }) => retryAt === undefined)
    const inQueue = (queue: Queue) => waiting.filter((task) => task.queue === queue).length
    const cached = [...this.#outcomes.values()].filter((outcome) => 'lot' in outcome).length
    return {
      queued: { 0: inQueue(0), 1: inQueue(1), 2: inQueue(2), 3: inQueue(3) } satisfies Record<
        (typeof queues)[number],
        number
      >,
      retrying: tasks.length - waiting.length,
      inflight: this.#inflight.size,
      cached,
      failed: this.#outcomes.size - cached,
    }
  }

  async check(): Promise<undefined> {}

  async close(): Promise<void> {}
}

/** By queue, then score, then the id as text: the order of Redis. */
function comesBefore([id, task]: [number, Task], [otherId, other]: [number, Task]): boolean {
  if (task.queue !== other.queue) return task.queue < other.queue
  if (task.score !== other.score) return task.score < other.score
  return String(id) < String(otherId)
}
