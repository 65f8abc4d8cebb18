import { GrowingBytes } from '../growing-bytes.js'
import type { AnyEntry } from './game.js'

const firstSize = 4_096
const comma = ','.charCodeAt(0)

/**
 * The JSON of a log that only ever grows: nothing is written twice, and thousands of logs cost the collector of the heap
 * nothing.
 */
export class LogText {
  readonly #entries = new GrowingBytes(firstSize)
  #newest: { entry: AnyEntry; text: string } | undefined

  constructor(entries: readonly AnyEntry[]) {
    for (const entry of entries) this.add(entry)
  }

  /** One entry, which is asked for when it is stored and again when it is shown. */
  ofEntry(entry: AnyEntry): string {
    if (this.#newest?.entry !== entry) this.#newest = { entry, text: entryText(entry) }
    return this.#newest.text
  }

  add(entry: AnyEntry): void {
    if (this.#entries.length > 0) this.#entries.byte(comma)
    this.#entries.text(this.ofEntry(entry))
  }

  get whole(): string {
    return `[${this.#entries}]`
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
