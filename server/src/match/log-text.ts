import type { AnyEntry } from './game.js'

/** The JSON of a log that only ever grows: nothing is written twice. */
export class LogText {
  readonly #entries: string[]
  #newest: { entry: AnyEntry; text: string } | undefined

  constructor(entries: readonly AnyEntry[]) {
    this.#entries = entries.map((entry) => JSON.stringify(entry))
  }

  /** One entry, which is asked for when it is stored and again when it is added. */
  ofEntry(entry: AnyEntry): string {
    if (this.#newest?.entry !== entry) this.#newest = { entry, text: JSON.stringify(entry) }
    return this.#newest.text
  }

  add(entry: AnyEntry): void {
    this.#entries.push(this.ofEntry(entry))
  }

  /** Every entry behind the first so many. */
  after(count: number): readonly string[] {
    return this.#entries.slice(count)
  }

  get whole(): string {
    return `[${this.#entries.join()}]`
  }
}
