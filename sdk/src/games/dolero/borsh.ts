import { FivefoldError } from '../../core/error.js'

/** Writes Borsh into one buffer that grows as needed and is reused. */
export class Writer {
  #bytes = new Uint8Array(2048)
  #view = new DataView(this.#bytes.buffer)
  #length = 0

  reset(): this {
    this.#length = 0
    return this
  }

  /** The written bytes; valid until the next reset. */
  get written(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }

  copy(): Uint8Array {
    return this.#bytes.slice(0, this.#length)
  }

  u8(value: number): this {
    this.#bytes[this.#reserve(1)] = value
    return this
  }

  bool(value: boolean): this {
    return this.u8(value ? 1 : 0)
  }

  u16(value: number): this {
    this.#view.setUint16(this.#reserve(2), value, true)
    return this
  }

  u32(value: number): this {
    this.#view.setUint32(this.#reserve(4), value, true)
    return this
  }

  u64(value: bigint): this {
    this.#view.setBigUint64(this.#reserve(8), value, true)
    return this
  }

  /** Times are whole seconds, well within a number's safe range. */
  i64(value: number): this {
    const at = this.#reserve(8)
    this.#view.setUint32(at, value >>> 0, true)
    this.#view.setInt32(at + 4, Math.floor(value / 2 ** 32), true)
    return this
  }

  bytes(value: Uint8Array): this {
    // Reserve first: that may replace the buffer.
    const at = this.#reserve(value.length)
    this.#bytes.set(value, at)
    return this
  }

  bytesOf(values: readonly number[]): this {
    for (const value of values) this.u8(value)
    return this
  }

  vec(values: readonly number[]): this {
    return this.u32(values.length).bytesOf(values)
  }

  #reserve(count: number): number {
    const at = this.#length
    this.#length += count
    if (this.#length > this.#bytes.length) {
      const larger = new Uint8Array(2 * this.#length)
      larger.set(this.#bytes)
      this.#bytes = larger
      this.#view = new DataView(larger.buffer)
    }
    return at
  }
}

/** Reads Borsh; truncated input is refused. */
export class Reader {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  #at = 0

  constructor(bytes: Uint8Array) {
    // A copy: a slice of Node's Buffer would share its memory.
    this.#bytes = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  /** How many bytes are left. */
  get left(): number {
    return this.#bytes.length - this.#at
  }

  u8(): number {
    return this.#view.getUint8(this.#take(1))
  }

  bool(): boolean {
    return this.u8() !== 0
  }

  u16(): number {
    return this.#view.getUint16(this.#take(2), true)
  }

  u32(): number {
    return this.#view.getUint32(this.#take(4), true)
  }

  u64(): bigint {
    return this.#view.getBigUint64(this.#take(8), true)
  }

  i64(): number {
    return Number(this.#view.getBigInt64(this.#take(8), true))
  }

  bytes32(): Uint8Array {
    const at = this.#take(32)
    return this.#bytes.slice(at, at + 32)
  }

  vec(): number[] {
    const length = this.u32()
    const at = this.#take(length)
    return [...this.#bytes.subarray(at, at + length)]
  }

  #take(count: number): number {
    const at = this.#at
    if (count > this.left) {
      throw new FivefoldError(`the bytes end at ${this.#bytes.length}, ${count} more are needed`, {
        code: 'INVALID_BYTES',
        value: at,
      })
    }
    this.#at += count
    return at
  }
}
