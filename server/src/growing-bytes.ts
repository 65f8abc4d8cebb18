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

  /** Begins anew, over what was written. */
  clear(): this {
    this.#end = 0
    return this
  }

  /** In UTF-8; gives how many bytes it took. */
  text(text: string): number {
    // No UTF-16 unit takes more than three bytes.
    this.#makeRoom(3 * text.length)
    const length = this.#bytes.write(text, this.#end)
    this.#end += length
    return length
  }

  byte(value: number): void {
    this.#makeRoom(1)
    this.#bytes[this.#end++] = value
  }

  int32(value: number): void {
    this.#makeRoom(4)
    this.#end = this.#bytes.writeInt32BE(value, this.#end)
  }

  /** Over something that was written before. */
  int32At(place: number, value: number): void {
    this.#bytes.writeInt32BE(value, place)
  }

  /** A copy that stays as it is. */
  copy(): Buffer {
    const copy = Buffer.allocUnsafe(this.#end)
    this.#bytes.copy(copy, 0, 0, this.#end)
    return copy
  }

  toString(): string {
    return this.#bytes.toString('utf8', 0, this.#end)
  }

  #makeRoom(size: number): void {
    if (this.#end + size <= this.#bytes.length) return
    const bytes = Buffer.allocUnsafeSlow(2 * (this.#end + size))
    this.#bytes.copy(bytes, 0, 0, this.#end)
    this.#bytes = bytes
  }
}
