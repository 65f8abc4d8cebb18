import type { Clock } from './clock.js'
import { LotUnavailableError } from './metadata-error.js'
import type { MetadataStore, Outcome, Queue } from './store.js'

/** A waiting game also polls: a notice may be lost, and so may the whole content of Redis. */
const firstPause = 1_000
const longestPause = 16_000

type Waiter = (outcome: Outcome) => void

/** The lots of cards, for games. */
export class MetadataService {
  readonly #store: MetadataStore
  readonly #clock: Clock
  readonly #waiters = new Map<number, Set<Waiter>>()

  constructor(store: MetadataStore, clock: Clock) {
    this.#store = store
    this.#clock = clock
    store.onOutcome((cardId, outcome) => this.#send(cardId, outcome))
  }

  /** Queues cards for prefetching, in this order. Failures are ignored: `requireLot` queues the card again. */
  prioritize(cardIds: readonly number[], queue: Queue, startScore = 0): Promise<void> {
    return this.#store
      .enqueue(
        cardIds.map((id, index) => ({ id, score: startScore + index })),
        queue,
        false,
      )
      .catch(() => {})
  }

  async getLotIfCached(cardId: number): Promise<string | null> {
    const outcome = await this.#store.outcome(cardId)
    return outcome && 'lot' in outcome ? outcome.lot : null
  }

  /**
   * Moves the card to the most urgent queue and waits for its lot. Rejects with a LotUnavailableError where the card was
   * abandoned. Waits for as long as the store is down, or until the signal is aborted.
   */
  async requireLot(cardId: number, signal?: AbortSignal): Promise<string> {
    const known = await this.getLotIfCached(cardId).catch(() => null)
    if (known !== null) return known
    const outcome = await this.#wait(cardId, signal)
    if ('lot' in outcome) return outcome.lot
    throw new LotUnavailableError(cardId, outcome.failure)
  }

  /** Cards that games wait for. */
  get waiting(): number {
    return this.#waiters.size
  }

  #send(cardId: number, outcome: Outcome): void {
    for (const waiter of this.#waiters.get(cardId) ?? []) waiter(outcome)
  }

  #wait(cardId: number, signal?: AbortSignal): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      let cancel = () => {}
      const finish = () => {
        cancel()
        signal?.removeEventListener('abort', abort)
        const waiters = this.#waiters.get(cardId)
        waiters?.delete(waiter)
        if (waiters?.size === 0) this.#waiters.delete(cardId)
      }
      const waiter: Waiter = (outcome) => {
        finish()
        resolve(outcome)
      }
      const abort = () => {
        finish()
        reject(signal?.reason)
      }
      const poll = (pause: number) => {
        cancel = this.#clock.after(pause, () => poll(Math.min(2 * pause, longestPause)))
        this.#poll(cardId, pause === firstPause).then(
          (outcome) => outcome && waiter(outcome),
          () => {},
        )
      }
      if (signal?.aborted) return reject(signal.reason)
      signal?.addEventListener('abort', abort)
      this.#waiters.set(cardId, (this.#waiters.get(cardId) ?? new Set()).add(waiter))
      poll(firstPause)
    })
  }

  /** Queues the card and reads its outcome. Only the first poll queues an abandoned card again. */
  async #poll(cardId: number, isFirst: boolean): Promise<Outcome | undefined> {
    await this.#store.enqueue([{ id: cardId, score: 0 }], 0, isFirst)
    return this.#store.outcome(cardId)
  }
}
