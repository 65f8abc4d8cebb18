/** Refused messages in a row after which the client is disconnected. */
const patience = 50

/** A token bucket that limits the messages of one socket and allows short bursts. */
export class MessageBudget {
  readonly #perSecond: number
  readonly #size: number
  #left: number
  #filledAt = performance.now()
  #refused = 0

  constructor(perSecond: number) {
    this.#perSecond = perSecond
    this.#size = 2 * perSecond
    this.#left = this.#size
  }

  take(now = performance.now()): 'taken' | 'refused' | 'spent' {
    this.#left = Math.min(this.#size, this.#left + ((now - this.#filledAt) / 1_000) * this.#perSecond)
    this.#filledAt = now
    if (this.#left >= 1) {
      this.#left -= 1
      this.#refused = 0
      return 'taken'
    }
    this.#refused += 1
    return this.#refused > patience ? 'spent' : 'refused'
  }
}
