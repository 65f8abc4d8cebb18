/** Texts and numbers one behind the other, as bytes outside of the heap. */
export class GrowingBytes {
  #bytes: Buffer
  #end = 0

  constructor(size: number) {
    this.#bytes = Buffer.allocUnsafeSlow(size)
  }

  get length(): number {
    return this.#end
  }

  /** Goes on behind so many bytes, over what was written there. */
  cut(length: number): void {
    this.#end = length
  }

  /** In UTF-8. */
  text(text: string): void {
    // No UTF-16 unit takes more than three bytes.
    this.#makeRoom(3 * text.length)
    this.#end += this.#bytes.write(text, this.#end)
  }

  bytes(bytes: Uint8Array): void {
    this.#makeRoom(bytes.length)
    this.#bytes.set(bytes, this.#end)
    this.#end += bytes.length
  }

  byte(value: number): void {
    this.#makeRoom(1)
    this.#bytes[this.#end++] = value
  }

  int32(value: number): void {
    this.#makeRoom(4)
    this.#end = this.#bytes.writeInt32BE(value, this.#end)
  }

  /** A copy that stays as it is. */
  copy(): Buffer {
    const copy = Buffer.allocUnsafe(this.#end)
    this.#bytes.copy(copy, 0, 0, this.#end)
    return copy
  }

  /** What was written from one place on, until it is written over. */
  since(start: number): Uint8Array {
    return this.#bytes.subarray(start, this.#end)
  }

  /** The first so many bytes. */
  textOf(length: number): string {
    return this.#bytes.toString('utf8', 0, length)
  }

  #makeRoom(size: number): void {
    if (this.#end + size <= this.#bytes.length) return
    const bytes = Buffer.allocUnsafeSlow(2 * (this.#end + size))
    this.#bytes.copy(bytes, 0, 0, this.#end)
    this.#bytes = bytes
  }
}
