import type { AnyEntry } from './game.js'

/** The JSON of a log that only ever grows: what was written before is not written again. */
export class LogText {
  #entries = ''
  #length = 0

  of(log: readonly AnyEntry[]): string {
    for (const entry of log.slice(this.#length)) {
      this.#entries += `${this.#entries && ','}${JSON.stringify(entry)}`
      this.#length++
    }
    return `[${this.#entries}]`
  }
}
