import type { AnyEntry } from './game.js'

/** Most matches end within the first piece or the one after it. */
const [firstSize, nextSize] = [4_096, 16_384]
const comma = ','.charCodeAt(0)

/**
 * The JSON of a log that only ever grows: nothing is written twice, and thousands of logs cost the collector of the heap
 * nothing. It is kept in pieces, so that nothing is moved either.
 */
export class LogText {
  readonly #full: Buffer[] = []
  #piece = Buffer.allocUnsafeSlow(firstSize)
  /** Where the log ends; behind it stands an entry that may become part of it. */
  #end = 0
  #newest: { entry: AnyEntry; bytes: Uint8Array } | undefined

  constructor(entries: readonly AnyEntry[]) {
    for (const entry of entries) this.add(entry)
  }

  /** Writes what may be the next entry, in place of what was written so before. */
  write(entry: AnyEntry): Uint8Array {
    const text = entryText(entry)
    // No UTF-16 unit takes more than three bytes.
    this.#makeRoom(1 + 3 * text.length)
    this.#piece[this.#end] = comma
    const start = this.#end + 1
    const bytes = this.#piece.subarray(start, start + this.#piece.write(text, start))
    this.#newest = { entry, bytes }
    return bytes
  }

  add(entry: AnyEntry): void {
    this.#end += 1 + (this.#newest?.entry === entry ? this.#newest.bytes : this.write(entry)).length
  }

  /** The entry that was written last. */
  bytesOf(entry: AnyEntry): Uint8Array {
    return this.#newest?.entry === entry ? this.#newest.bytes : Buffer.from(entryText(entry))
  }

  get whole(): string {
    const texts = [...this.#full, this.#piece.subarray(0, this.#end)].map(String)
    // Each entry has a comma before it.
    return `[${texts.join('').slice(1)}]`
  }

  #makeRoom(size: number): void {
    if (this.#end + size <= this.#piece.length) return
    if (this.#end > 0) this.#full.push(this.#piece.subarray(0, this.#end))
    this.#piece = Buffer.allocUnsafeSlow(Math.max(nextSize, size))
    this.#end = 0
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
