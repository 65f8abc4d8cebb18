const encoder = new TextEncoder()
const wordSize = 8

/** Texts that are written often, as bytes side by side, to be copied eight at a time. */
export class PhraseBook {
  #bytes: number[] = []
  readonly #starts: number[] = []
  readonly #lengths: number[] = []

  /** Takes a text in and gives its number. */
  add(text: string): number {
    const bytes = encoder.encode(text)
    this.#starts.push(this.#bytes.length / wordSize)
    this.#lengths.push(bytes.length)
    const filling = -bytes.length & (wordSize - 1)
    this.#bytes.push(...bytes, ...new Uint8Array(filling))
    return this.#starts.length - 1
  }

  addAll(texts: readonly string[]): readonly number[] {
    return texts.map((text) => this.add(text))
  }

  /** Something that writes these texts, to be made when all of them are in. */
  close(): ByteWriter {
    return new ByteWriter(Uint8Array.from(this.#bytes), this.#starts, this.#lengths)
  }
}

/**
 * Writes phrases and other texts one behind the other as UTF-8, always over the same bytes, so that nothing is left to
 * be collected. Whoever writes says first how much it may be.
 */
export class ByteWriter {
  /** As numbers only because those are the widest that can be moved. No text in UTF-8 looks like NaN. */
  readonly #words: Float64Array
  readonly #starts: Uint32Array
  readonly #lengths: Uint32Array
  #bytes = new Uint8Array(0)
  #view = new DataView(this.#bytes.buffer)
  #end = 0

  constructor(bytes: Uint8Array, starts: readonly number[], lengths: readonly number[]) {
    const view = new DataView(bytes.buffer)
    this.#words = Float64Array.from({ length: bytes.length / wordSize }, (_, index) =>
      view.getFloat64(index * wordSize, true),
    )
    this.#starts = Uint32Array.from(starts)
    this.#lengths = Uint32Array.from(lengths)
  }

  /** Begins anew, with room for so many bytes. */
  restart(size: number): void {
    this.#end = 0
    // The last phrase may write some zeros behind its end.
    if (size + wordSize <= this.#bytes.length) return
    this.#bytes = new Uint8Array(2 * size + wordSize)
    this.#view = new DataView(this.#bytes.buffer)
  }

  /** What was written; only until the next restart. */
  get written(): Uint8Array {
    return this.#bytes.subarray(0, this.#end)
  }

  phrase(number: number): void {
    const words = this.#words
    const view = this.#view
    const start = this.#starts[number] as number
    const length = this.#lengths[number] as number
    const end = this.#end
    for (let word = start, at = end; at < end + length; word++, at += wordSize)
      view.setFloat64(at, words[word] as number, true)
    this.#end = end + length
  }

  bytes(bytes: Uint8Array): void {
    this.#bytes.set(bytes, this.#end)
    this.#end += bytes.length
  }

  text(text: string): void {
    this.#end += encoder.encodeInto(text, this.#bytes.subarray(this.#end)).written
  }

  /** Short ones, faster than `text`. */
  ascii(text: string): void {
    const bytes = this.#bytes
    let end = this.#end
    for (let index = 0; index < text.length; index++) bytes[end++] = text.charCodeAt(index)
    this.#end = end
  }
}
