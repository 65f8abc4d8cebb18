import type { AnyEntry } from './game.js'

const firstSize = 4_096
const comma = ','.charCodeAt(0)

/**
 * The JSON of a log that only ever grows: nothing is written twice. It is kept as bytes outside of the heap, where
 * thousands of logs cost the collector nothing.
 */
export class LogText {
  #bytes = Buffer.allocUnsafeSlow(firstSize)
  #end = 0
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
    const text = this.ofEntry(entry)
    // No UTF-16 unit takes more than three bytes, and a comma one.
    this.#makeRoom(this.#end + 3 * text.length + 1)
    if (this.#end > 0) this.#bytes[this.#end++] = comma
    this.#end += this.#bytes.write(text, this.#end)
  }

  #makeRoom(size: number): void {
    if (size <= this.#bytes.length) return
    const bytes = Buffer.allocUnsafeSlow(2 * size)
    this.#bytes.copy(bytes)
    this.#bytes = bytes
  }

  get whole(): string {
    return `[${this.#bytes.toString('utf8', 0, this.#end)}]`
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
