import type { AnyEntry, ServerGame } from './server-game.js'

/** Most matches end within the first piece or the one after it. */
const [firstSize, nextSize] = [4_096, 16_384]
const comma = ','.charCodeAt(0)

/**
 * The JSON of a log. All of it is kept only while somebody is told all of it, in pieces outside of the heap, so that nothing
 * is written or moved twice; the newest entry is always at hand.
 */
export class LogText {
  readonly #game: ServerGame
  #newest: { entry: AnyEntry; bytes: Uint8Array } | undefined
  /** Entries, each with a comma before it; undefined while the log is not kept. */
  #pieces: Buffer[] | undefined
  /** How much of the last piece is written. */
  #end = 0

  constructor(game: ServerGame) {
    this.#game = game
  }

  get isKept(): boolean {
    return this.#pieces !== undefined
  }

  /** Keeps the log from now on; so far it has these entries, as JSON with commas between them. */
  keep(entries: string): void {
    this.#pieces = []
    this.#end = 0
    if (entries) this.#append(Buffer.from(entries))
  }

  drop(): void {
    this.#pieces = undefined
  }

  /** Writes what may be the next entry. */
  write(entry: AnyEntry): Uint8Array {
    const bytes = this.#bytesOf(entry)
    this.#newest = { entry, bytes }
    return bytes
  }

  add(entry: AnyEntry): void {
    if (this.#pieces) this.#append(this.bytesOf(entry))
  }

  /** An entry, which is asked for when it is stored and again when it is shown. */
  bytesOf(entry: AnyEntry): Uint8Array {
    return this.#newest?.entry === entry ? this.#newest.bytes : this.#bytesOf(entry)
  }

  get whole(): string {
    if (!this.#pieces) throw new Error('this log is not kept')
    const texts = this.#pieces.map((piece, index, { length }) =>
      String(index === length - 1 ? piece.subarray(0, this.#end) : piece),
    )
    return `[${texts.join('').slice(1)}]`
  }

  #bytesOf(entry: AnyEntry): Uint8Array {
    return Buffer.from(this.#game.entryText(entry))
  }

  #append(bytes: Uint8Array): void {
    const piece = this.#pieceFor(1 + bytes.length)
    piece[this.#end] = comma
    piece.set(bytes, this.#end + 1)
    this.#end += 1 + bytes.length
  }

  #pieceFor(size: number): Buffer {
    const pieces = this.#pieces ?? []
    const last = pieces.at(-1)
    if (last && this.#end + size <= last.length) return last
    if (last) pieces[pieces.length - 1] = last.subarray(0, this.#end)
    const next = Buffer.allocUnsafeSlow(Math.max(last ? nextSize : firstSize, size))
    pieces.push(next)
    this.#end = 0
    return next
  }
}
