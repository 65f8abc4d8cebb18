import { Line } from './line.js'

/** Runs work of the same key one after the other. */
export class Queue {
  readonly #lines = new Map<string, Line>()

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    return (this.#lines.get(key) ?? this.#open(key)).run(work)
  }

  #open(key: string): Line {
    const line = new Line(() => this.#lines.delete(key))
    this.#lines.set(key, line)
    return line
  }

  /** Resolves when nothing is left to do. */
  async idle(): Promise<void> {
    while (this.#lines.size > 0)
      await Promise.all(Array.from(this.#lines.values(), (line) => line.run(async () => {})))
  }
}
