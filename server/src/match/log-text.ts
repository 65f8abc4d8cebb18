import { GrowingBytes } from '../growing-bytes.js'
import type { AnyEntry } from './game.js'

const firstSize = 4_096
const comma = ','.charCodeAt(0)

/**
 * The JSON of a log that only ever grows: nothing is written twice, and thousands of logs cost the collector of the heap
 * nothing.
 */
export class LogText {
  readonly #bytes = new GrowingBytes(firstSize)
  /** Where the log ends; behind it stands an entry that may become part of it. */
  #end = 0
  #newest: { entry: AnyEntry; bytes: Uint8Array } | undefined

  constructor(entries: readonly AnyEntry[]) {
    for (const entry of entries) this.add(entry)
  }

  /** Writes what may be the next entry, in place of what was written so before. */
  write(entry: AnyEntry): Uint8Array {
    this.#bytes.cut(this.#end)
    if (this.#end > 0) this.#bytes.byte(comma)
    const start = this.#bytes.length
    this.#bytes.text(entryText(entry))
    const bytes = this.#bytes.since(start)
    this.#newest = { entry, bytes }
    return bytes
  }

  add(entry: AnyEntry): void {
    if (this.#newest?.entry !== entry) this.write(entry)
    this.#end = this.#bytes.length
  }

  /** The entry that was written last. */
  bytesOf(entry: AnyEntry): Uint8Array {
    return this.#newest?.entry === entry ? this.#newest.bytes : Buffer.from(entryText(entry))
  }

  get whole(): string {
    return `[${this.#bytes.textOf(this.#end)}]`
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
