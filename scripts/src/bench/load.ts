import { setTimeout as sleep } from 'node:timers/promises'

/** Somebody who sends one message after the other and waits for the answer to each. */
export type Speaker = {
  /** Sends the next message; false when there is none. */
  send(): boolean
}

export type Measured = {
  perSecond: number
  /** Milliseconds that all but one in a hundred answers took at half of that rate. */
  p99: number
}

/** Drives many speakers and keeps how long each answer took. */
export class Load {
  readonly #speakers: readonly Speaker[]
  readonly #sentAt = new Map<number, number>()
  #latencies: number[] = []
  #onAnswer: (speaker: number) => void = () => {}

  constructor(speakers: readonly Speaker[]) {
    this.#speakers = speakers
  }

  /** To be called when the speaker's message was answered. */
  answered(speaker: number): void {
    const sentAt = this.#sentAt.get(speaker)
    if (sentAt === undefined) return
    this.#sentAt.delete(speaker)
    this.#latencies.push(performance.now() - sentAt)
    this.#onAnswer(speaker)
  }

  #send(speaker: number): void {
    if (this.#sentAt.has(speaker) || !this.#speakers[speaker]?.send()) return
    this.#sentAt.set(speaker, performance.now())
  }

  /** Answers a second while every speaker speaks again as soon as it is answered. */
  async maximum(seconds: number): Promise<number> {
    const { count, took } = await this.#measure(async () => {
      this.#onAnswer = (speaker) => this.#send(speaker)
      for (const index of this.#speakers.keys()) this.#send(index)
      await sleep(seconds * 1_000)
    })
    return count / took
  }

  /** Milliseconds that all but one in a hundred answers take at a given rate, spread over the speakers. */
  async p99At(perSecond: number, seconds: number): Promise<number> {
    await this.#measure(async () => {
      const started = performance.now()
      let sent = 0
      for (let now = 0; now < seconds; now = (performance.now() - started) / 1_000) {
        for (const due = now * perSecond; sent < due; sent++) this.#send(sent % this.#speakers.length)
        await sleep(1)
      }
    })
    const sorted = this.#latencies.toSorted((a, b) => a - b)
    const p99 = sorted[Math.floor(sorted.length * 0.99)]
    if (p99 === undefined)
      throw new Error('nobody had anything left to say: measure for shorter, or say more')
    return p99
  }

  /** Both of the above, the second at half the rate of the first. */
  async measure(seconds: number): Promise<Measured> {
    const perSecond = await this.maximum(seconds)
    return { perSecond, p99: await this.p99At(perSecond / 2, seconds) }
  }

  async #measure(work: () => Promise<void>): Promise<{ count: number; took: number }> {
    this.#latencies = []
    const started = performance.now()
    await work()
    const took = (performance.now() - started) / 1_000
    const count = this.#latencies.length
    this.#onAnswer = () => {}
    // What is still on its way is answered before the next measurement.
    for (let i = 0; i < 1_000 && this.#sentAt.size > 0; i++) await sleep(10)
    return { count, took }
  }
}
