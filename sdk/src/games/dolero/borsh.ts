import { type BinaryCodec, binaryCodecs } from '../../core/binary-codec.js'
import { FivefoldError } from '../../core/error.js'
import type { Bytes32, Triple } from './state.js'

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
    // A Uint8Array: a slice of Node's Buffer would share its memory.
    this.#bytes = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
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

  #take(count: number): number {
    const at = this.#at
    if (at + count > this.#bytes.length)
      this.refuse(`the bytes end at ${this.#bytes.length}, ${count} more are needed`)
    this.#at += count
    return at
  }

  refuse(problem: string): never {
    throw new FivefoldError(problem, { code: 'INVALID_BYTES', value: this.#at })
  }
}

type BorshCodec<T> = BinaryCodec<T, Writer, Reader>

const bool: BorshCodec<boolean> = { write: (to, value) => to.bool(value), read: (from) => from.bool() }
const u8: BorshCodec<number> = { write: (to, value) => to.u8(value), read: (from) => from.u8() }
const u16: BorshCodec<number> = { write: (to, value) => to.u16(value), read: (from) => from.u16() }
const u64: BorshCodec<bigint> = { write: (to, value) => to.u64(value), read: (from) => from.u64() }
const i64: BorshCodec<number> = { write: (to, value) => to.i64(value), read: (from) => from.i64() }
const bytes32: BorshCodec<Bytes32> = { write: (to, value) => to.bytes(value), read: (from) => from.bytes32() }

/** Items after their number. */
const vec = <T>(item: BorshCodec<T>): BorshCodec<readonly T[]> => ({
  write(to, items) {
    to.u32(items.length)
    for (const each of items) item.write(to, each)
  },
  read: (from) => Array.from({ length: from.u32() }, () => item.read(from)),
})

const composed = binaryCodecs<Writer, Reader>()
const triple = <T>(item: BorshCodec<T>) => composed.array(3, item) as unknown as BorshCodec<Triple<T>>

/** The types of Borsh, to compose codecs from. */
export const borsh = { ...composed, bool, u8, u16, u64, i64, bytes32, vec, triple }
