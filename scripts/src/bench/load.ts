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
  /** Replies in both measurements. */
  count: number
}

/** Milliseconds without any reply after which none is expected. */
const patience = 30_000

type Replies = { count: number; took: number }

/** Drives many clients and records the latency of each reply. */
export class Load {
  readonly #clients: readonly LoadClient[]
  readonly #sentAt = new Map<number, number>()
  #latencies: number[] = []
  #repliedAt = 0
  #isOutOfMessages = false
  #onAnswer: (client: number) => void = () => {}

  constructor(clients: readonly LoadClient[]) {
    this.#clients = clients
  }

  /** To be called when the client's message was answered. */
  answered(client: number): void {
    const sentAt = this.#sentAt.get(client)
    if (sentAt === undefined) return
    this.#sentAt.delete(client)
    this.#repliedAt = performance.now()
    this.#latencies.push(this.#repliedAt - sentAt)
    this.#onAnswer(client)
  }

  #send(client: number): void {
    if (this.#sentAt.has(client)) return
    if (this.#clients[client]?.send()) this.#sentAt.set(client, performance.now())
    else this.#isOutOfMessages = true
  }

  /** Sends until there were this many replies, so that V8 has compiled what is measured later. */
  async warmUp(count: number): Promise<void> {
    let left = count
    await this.#measure(async () => {
      this.#onAnswer = (client) => {
        if (--left > 0) this.#send(client)
      }
      for (const index of this.#clients.keys()) this.#send(index)
      await this.#until(() => left <= 0)
    })
  }

  /** Measures the maximum rate, then the latency at half of it. */
  async measure(seconds: number): Promise<Measured> {
    const { count, took } = await this.#sendAtOnce(seconds)
    const perSecond = count / took
    const paced = await this.#sendAt(perSecond / 2, seconds)
    return { perSecond, p99: this.#p99(), count: count + paced.count }
  }

  /** Every client sends again as soon as it has its reply. */
  #sendAtOnce(seconds: number): Promise<Replies> {
    return this.#measure(async () => {
      this.#onAnswer = (client) => this.#send(client)
      for (const index of this.#clients.keys()) this.#send(index)
      await sleep(seconds * 1_000)
    })
  }

  /** Sends at a given rate that is spread over the clients. */
  #sendAt(perSecond: number, seconds: number): Promise<Replies> {
    return this.#measure(async () => {
      const started = performance.now()
      let sent = 0
      for (let now = 0; now < seconds; now = (performance.now() - started) / 1_000) {
        for (const due = now * perSecond; sent < due; sent++) this.#send(sent % this.#clients.length)
        await sleep(1)
      }
    })
  }

  #p99(): number {
    const sorted = this.#latencies.toSorted((a, b) => a - b)
    const p99 = sorted[Math.floor(sorted.length * 0.99)]
    if (p99 === undefined) throw new Error('no reply within the measured time: is the machine busy?')
    return p99
  }

  async #measure(work: () => Promise<void>): Promise<Replies> {
    this.#latencies = []
    const started = performance.now()
    await work()
    const took = (performance.now() - started) / 1_000
    const count = this.#latencies.length
    this.#onAnswer = () => {}
    // Pending replies arrive before the next measurement.
    await this.#until(() => this.#sentAt.size === 0)
    if (this.#isOutOfMessages) throw new Error('a client has no message left to send: use more clients')
    return { count, took }
  }

  async #until(isDone: () => boolean): Promise<void> {
    this.#repliedAt = performance.now()
    while (!isDone()) {
      if (performance.now() - this.#repliedAt > patience)
        throw new Error(
          `${this.#sentAt.size} messages got no reply: were connections closed on a busy machine?`,
        )
      await sleep(10)
    }
  }
}
