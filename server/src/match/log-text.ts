import type { AnyEntry } from './game.js'

/** The JSON of a log that only ever grows: nothing is written twice. */
export class LogText {
  #newest: { entry: AnyEntry; text: string } | undefined
  #entries = ''
  #length = 0

  /** One entry, which is asked for again and again while it is the newest. */
  ofEntry(entry: AnyEntry): string {
    if (this.#newest?.entry !== entry) this.#newest = { entry, text: JSON.stringify(entry) }
    return this.#newest.text
  }

  of(log: readonly AnyEntry[]): string {
    for (const entry of log.slice(this.#length)) {
      this.#entries += `${this.#entries && ','}${this.ofEntry(entry)}`
      this.#length++
    }
    return `[${this.#entries}]`
  }
}
