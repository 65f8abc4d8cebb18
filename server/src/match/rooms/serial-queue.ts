/** Runs tasks one after the other. A task starts at once where none is running. */
export class SerialQueue {
  readonly #onIdle: (() => void) | undefined
  /** Resolves when the work that was added last has ended; undefined while the queue is idle. */
  #last: Promise<void> | undefined

  constructor(onIdle?: () => void) {
    this.#onIdle = onIdle
  }

  get isBusy(): boolean {
    return this.#last !== undefined
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const before = this.#last
    let end = () => {}
    const own = new Promise<void>((resolve) => {
      end = resolve
    })
    this.#last = own
    try {
      if (before) await before
      return await work()
    } finally {
      if (this.#last === own) {
        this.#last = undefined
        this.#onIdle?.()
      }
      end()
    }
  }
}

/** A serial queue per key. */
export class SerialQueues {
  readonly #queues = new Map<string, SerialQueue>()
  readonly #isKept: (key: string) => boolean

  /** `isKept` is called whenever the queue of a key becomes idle: whether to keep the queue for more work. */
  constructor(isKept: (key: string) => boolean = () => false) {
    this.#isKept = isKept
  }

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    return this.of(key).run(work)
  }

  of(key: string): SerialQueue {
    const known = this.#queues.get(key)
    if (known) return known
    const queue = new SerialQueue(() => {
      if (!this.#isKept(key)) this.#queues.delete(key)
    })
    this.#queues.set(key, queue)
    return queue
  }

  /** Resolves when all queues are idle. */
  async idle(): Promise<void> {
    for (let busy = this.#busy(); busy.length > 0; busy = this.#busy())
      await Promise.all(busy.map((queue) => queue.run(async () => {})))
  }

  #busy(): SerialQueue[] {
    return [...this.#queues.values()].filter(({ isBusy }) => isBusy)
  }
}
