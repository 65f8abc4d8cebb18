import type { AnyEntry, MatchGame } from './game.js'

/** Most matches end within the first piece or the one after it. */
const [firstSize, nextSize] = [4_096, 16_384]
const comma = ','.charCodeAt(0)

/**
 * The JSON of a log that only ever grows: nothing is written twice, and thousands of logs cost the collector of the heap
 * nothing. It is kept in pieces, so that nothing is moved either.
 */
export class LogText {
  readonly #game: MatchGame
  readonly #full: Buffer[] = []
  #piece = Buffer.allocUnsafeSlow(firstSize)
  /** Where the log ends; behind it stands an entry that may become part of it. */
  #end = 0
  #newest: { entry: AnyEntry; bytes: Uint8Array } | undefined

  constructor(game: MatchGame, entries: readonly AnyEntry[]) {
    this.#game = game
    for (const entry of entries) this.add(entry)
  }

  /** Writes what may be the next entry, in place of what was written so before. */
  write(entry: AnyEntry): Uint8Array {
    const text = this.#game.entryText(entry)
    // No UTF-16 unit takes more than three bytes.
    this.#makeRoom(1 + 3 * text.length)
    this.#piece[this.#end] = comma
    const start = this.#end + 1
    const bytes = this.#piece.subarray(start, start + this.#piece.write(text, start))
    this.#newest = { entry, bytes }
    return bytes
  }

  add(entry: AnyEntry): void {
    // What is written now may begin a new piece.
    const { length } = this.#newest?.entry === entry ? this.#newest.bytes : this.write(entry)
    this.#end += 1 + length
  }

  /** An entry, which is asked for when it is stored and again when it is shown. */
  bytesOf(entry: AnyEntry): Uint8Array {
    return this.#newest?.entry === entry ? this.#newest.bytes : Buffer.from(this.#game.entryText(entry))
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
