import { Line } from './line.js'

/** Runs work of the same key one after the other. */
export class Queue {
  readonly #lines = new Map<string, Line>()
  readonly #onDone: (key: string) => void

  /** Calls back whenever nothing is left to do for a key. */
  constructor(onDone: (key: string) => void = () => {}) {
    this.#onDone = onDone
  }

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    return (this.#lines.get(key) ?? this.#open(key)).run(work)
  }

  #open(key: string): Line {
    const line = new Line(() => {
      this.#lines.delete(key)
      this.#onDone(key)
    })
    this.#lines.set(key, line)
    return line
  }

  /** Resolves when nothing is left to do. */
  async idle(): Promise<void> {
    while (this.#lines.size > 0)
      await Promise.all(Array.from(this.#lines.values(), (line) => line.run(async () => {})))
  }
}
