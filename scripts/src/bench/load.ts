import { setTimeout as sleep } from 'node:timers/promises'

/** A client that sends one message after the other and waits for the reply to each. */
export type LoadClient = {
  /** Sends the next message; false when there is none. */
  send(): boolean
}

export type Measured = {
  perSecond: number
  /** 99th percentile of the latency at half of that rate, in milliseconds. */
  p99: number
}

/** Drives many clients and records the latency of each reply. */
export class Load {
  readonly #clients: readonly LoadClient[]
  readonly #sentAt = new Map<number, number>()
  #latencies: number[] = []
  #onAnswer: (client: number) => void = () => {}

  constructor(clients: readonly LoadClient[]) {
    this.#clients = clients
  }

  /** To be called when the client's message was answered. */
  answered(client: number): void {
    const sentAt = this.#sentAt.get(client)
    if (sentAt === undefined) return
    this.#sentAt.delete(client)
    this.#latencies.push(performance.now() - sentAt)
    this.#onAnswer(client)
  }

  #send(client: number): void {
    if (this.#sentAt.has(client) || !this.#clients[client]?.send()) return
    this.#sentAt.set(client, performance.now())
  }

  /** Replies per second while every client sends again as soon as it has its reply. */
  async maximum(seconds: number): Promise<number> {
    const { count, took } = await this.#measure(async () => {
      this.#onAnswer = (client) => this.#send(client)
      for (const index of this.#clients.keys()) this.#send(index)
      await sleep(seconds * 1_000)
    })
    return count / took
  }

  /** 99th percentile of the latency in milliseconds, at a given rate that is spread over the clients. */
  async p99At(perSecond: number, seconds: number): Promise<number> {
    await this.#measure(async () => {
      const started = performance.now()
      let sent = 0
      for (let now = 0; now < seconds; now = (performance.now() - started) / 1_000) {
        for (const due = now * perSecond; sent < due; sent++) this.#send(sent % this.#clients.length)
        await sleep(1)
      }
    })
    const sorted = this.#latencies.toSorted((a, b) => a - b)
    const p99 = sorted[Math.floor(sorted.length * 0.99)]
    if (p99 === undefined)
      throw new Error(
        'no client had a message left to send: measure for a shorter time, or prepare more messages',
      )
    return p99
  }

  /** Both measurements above, the second at half the rate of the first. */
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
    // Pending replies arrive before the next measurement.
    for (let i = 0; i < 1_000 && this.#sentAt.size > 0; i++) await sleep(10)
    return { count, took }
  }
}
