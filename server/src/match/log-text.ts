import type { AnyEntry } from './game.js'

/** The JSON of a log that only ever grows: nothing is written twice. */
export class LogText {
  readonly #entries: string[]
  #newest: { entry: AnyEntry; text: string } | undefined

  constructor(entries: readonly AnyEntry[]) {
    this.#entries = entries.map(entryText)
  }

  /** One entry, which is asked for when it is stored and again when it is added. */
  ofEntry(entry: AnyEntry): string {
    if (this.#newest?.entry !== entry) this.#newest = { entry, text: entryText(entry) }
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

/** An entry has a known shape but for what the game says, and neither hashes nor times need quoting. */
function entryText(entry: AnyEntry): string {
  const { sequenceNumber, action, stateHashBefore, stateHashAfter, timestamp, details } = entry
  return (
    `{"sequenceNumber":${sequenceNumber},"action":${JSON.stringify(action)},"stateHashBefore":"${stateHashBefore}"` +
    `,"stateHashAfter":"${stateHashAfter}","timestamp":"${timestamp}","details":${JSON.stringify(details)}}`
  )
}
