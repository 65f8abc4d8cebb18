import { Line } from './line.js'

/** Runs work of the same key one after the other. */
export class Queue {
  readonly #lines = new Map<string, Line>()
  readonly #isKept: (key: string) => boolean

  /** Asks, whenever nothing is left to do for a key, whether more will come soon. */
  constructor(isKept: (key: string) => boolean = () => false) {
    this.#isKept = isKept
  }

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    return this.lineOf(key).run(work)
  }

  /** Where work of a key waits; kept no longer than the key is. */
  lineOf(key: string): Line {
    return this.#lines.get(key) ?? this.#open(key)
  }

  #open(key: string): Line {
    const line = new Line(() => {
      if (!this.#isKept(key)) this.#lines.delete(key)
    })
    this.#lines.set(key, line)
    return line
  }

  /** Resolves when nothing is left to do. */
  async idle(): Promise<void> {
    for (let busy = this.#busy(); busy.length > 0; busy = this.#busy())
      await Promise.all(busy.map((line) => line.run(async () => {})))
  }

  #busy(): Line[] {
    return [...this.#lines.values()].filter(({ isBusy }) => isBusy)
  }
}
