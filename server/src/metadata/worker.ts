import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.js'
import { MetadataError } from './metadata-error.js'
import type { MetadataMetrics } from './metrics.js'
import type { Claim, MetadataStore } from './store.js'

/** The lot of a card, or a MetadataError. */
export type FetchLot = (cardId: number, attempt: number, stop: AbortSignal) => Promise<string>

export type WorkerOptions = {
  /** The maximum of cards fetched concurrently, so that one slow fetch does not block the others. */
  lanes: number
  /** Attempts before a card is abandoned. */
  attempts: number
  /** The pause after the first attempt, in milliseconds; it doubles with each further one. */
  pause: number
  longestPause: number
  /** How long a stop waits for cards in flight. */
  patience: number
}

export const defaultWorkerOptions: WorkerOptions = {
  lanes: 8,
  attempts: 8,
  pause: 1_000,
  longestPause: 60_000,
  patience: 3_000,
}

export type WorkerParts = {
  store: MetadataStore
  fetchLot: FetchLot
  clock: Clock
  log: FastifyBaseLogger
  metrics: MetadataMetrics
}

/** The pause between attempts while the store is down. */
const storePause = 500
const lanePause = 50

/** Fetches the queued cards, the most urgent first, until it is stopped. */
export class MetadataWorker {
  readonly #parts: WorkerParts
  readonly #options: WorkerOptions
  readonly #stop = new AbortController()
  readonly #abandon = new AbortController()
  readonly #active = new Set<Promise<void>>()
  readonly #done: Promise<void>
  #isStoreAway = false

  constructor(parts: WorkerParts, options: WorkerOptions) {
    this.#parts = parts
    this.#options = options
    this.#done = this.#dispatch()
  }

  /** Claims no more cards, waits for those in flight, and returns those that take too long to their queues. */
  async stop(): Promise<void> {
    this.#stop.abort()
    const cancel = this.#parts.clock.after(this.#options.patience, () => this.#abandon.abort())
    await this.#done
    await Promise.all(this.#active)
    cancel()
  }

  /** Cards in flight. */
  get active(): number {
    return this.#active.size
  }

  async #dispatch(): Promise<void> {
    const { store, clock } = this.#parts
    const { signal } = this.#stop
    while (!signal.aborted) {
      if (this.#active.size >= this.#options.lanes) {
        await clock.sleep(lanePause, signal)
        continue
      }
      const claimed = await this.#whenThere(() => store.claim())
      if (!claimed) await clock.sleep(storePause, signal)
      else if ('waitFor' in claimed) await clock.sleep(claimed.waitFor, signal)
      else this.#begin(claimed)
    }
  }

  #begin(claim: Claim): void {
    const work = this.#whenThere(() => this.#work(claim)).then(() => {
      this.#active.delete(work)
    })
    this.#active.add(work)
  }

  /** A card that was claimed while the store went down is queued again when its lease ends. */
  async #whenThere<T>(step: () => Promise<T>): Promise<T | undefined> {
    try {
      const result = await step()
      if (this.#isStoreAway) this.#parts.log.info('metadata: the store is back')
      this.#isStoreAway = false
      return result
    } catch (error) {
      if (!this.#isStoreAway) this.#parts.log.warn({ err: error }, 'metadata: the store is away, games wait')
      this.#isStoreAway = true
      return undefined
    }
  }

  async #work(claim: Claim): Promise<void> {
    const { store, fetchLot, metrics } = this.#parts
    let lot: string
    try {
      const { signal } = this.#abandon
      lot = await unlessAborted(fetchLot(claim.cardId, claim.attempt, signal), signal)
    } catch (error) {
      if (this.#abandon.signal.aborted) return store.release(claim)
      return this.#tryLater(claim, error)
    }
    metrics.fetched((await store.complete(claim, lot)) ? 'cached' : 'duplicate')
  }

  async #tryLater(claim: Claim, error: unknown): Promise<void> {
    const { store, log, metrics } = this.#parts
    const { attempts, pause, longestPause } = this.#options
    const { cardId, attempt } = claim
    const known = error instanceof MetadataError ? error : undefined
    // An unknown error is a bug: the log shows its stack.
    if (!known) log.error({ err: error, cardId }, 'metadata: fetching failed')
    const code = known?.code ?? 'INTERNAL_ERROR'
    metrics.fetched(code)
    if (!known?.isPermanent && attempt < attempts) {
      return store.retry(claim, Math.min(pause * 2 ** (attempt - 1), longestPause))
    }
    log.warn({ cardId, code, attempt }, 'metadata: card abandoned')
    metrics.gaveUp()
    await store.fail(claim, { code, message: known?.message ?? 'something went wrong' })
  }
}

/** Rejects when the signal is aborted, even where the work ignores it. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
