import { type BinaryCodec, binaryCodecs } from './binary-codec.js'
import { FivefoldError } from './error.js'

/** Writes SCALE. The buffer grows and can be reused. */
export class ScaleWriter {
  private buffer: Uint8Array
  private length = 0

  constructor(capacity = 512) {
    this.buffer = new Uint8Array(capacity)
  }

  private reserve(count: number): number {
    const start = this.length
    this.length += count
    if (this.length > this.buffer.length) {
      const larger = new Uint8Array(Math.max(this.length, 2 * this.buffer.length))
      larger.set(this.buffer)
      this.buffer = larger
    }
    return start
  }

  reset(): this {
    this.length = 0
    return this
  }

  u8(value: number): this {
    const at = this.reserve(1)
    this.buffer[at] = value
    return this
  }

  bool(value: boolean): this {
    return this.u8(value ? 1 : 0)
  }

  /** Also for i16: two's complement has the same bytes. */
  u16(value: number): this {
    const at = this.reserve(2)
    this.buffer[at] = value
    this.buffer[at + 1] = value >> 8
    return this
  }

  u32(value: number): this {
    const at = this.reserve(4)
    this.buffer[at] = value
    this.buffer[at + 1] = value >>> 8
    this.buffer[at + 2] = value >>> 16
    this.buffer[at + 3] = value >>> 24
    return this
  }

  /** Compact encoding of a length; a length beyond 2³⁰ would not fit into memory. */
  compact(value: number): this {
    if (value < 64) return this.u8(value << 2)
    if (value < 16_384) return this.u16((value << 2) | 1)
    return this.u32(value * 4 + 2)
  }

  raw(bytes: Uint8Array): this {
    this.buffer.set(bytes, this.reserve(bytes.length))
    return this
  }

  /** A copy of the written bytes. */
  bytes(): Uint8Array {
    return this.buffer.slice(0, this.length)
  }

  /** The written bytes, valid only until the writer is used again. */
  view(): Uint8Array {
    return this.buffer.subarray(0, this.length)
  }
}

/** Reads SCALE, strictly: encodings that no writer produces are refused. */
export class ScaleReader {
  private offset = 0

  constructor(
    private readonly bytes: Uint8Array,
    private readonly what: string,
    private readonly code = 'BAD_ENCODING',
  ) {}

  refuse(problem: string): never {
    throw new FivefoldError(`${this.what}: ${problem} at byte ${this.offset}`, {
      code: this.code,
      value: this.bytes,
    })
  }

  u8(): number {
    const value = this.bytes[this.offset]
    if (value === undefined) this.refuse('the bytes end')
    this.offset++
    return value
  }

  bool(): boolean {
    const value = this.u8()
    if (value > 1) this.refuse(`${value} is neither true nor false`)
    return value === 1
  }

  u16(): number {
    return this.u8() | (this.u8() << 8)
  }

  i16(): number {
    return (this.u16() << 16) >> 16
  }

  u32(): number {
    return (this.u16() | (this.u16() << 16)) >>> 0
  }

  /** An unsigned integer of so many bytes. */
  unsigned(bytes: number): bigint {
    return this.raw(bytes).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  }

  /** A compact integer of any size. */
  compactInteger(): bigint {
    const first = this.u8()
    const mode = first & 3
    if (mode === 0) return BigInt(first >> 2)
    if (mode === 3) return this.unsigned((first >> 2) + 4)
    return ((this.unsigned(mode === 1 ? 1 : 3) << 8n) | BigInt(first)) >> 2n
  }

  /** The length of a list. */
  compact(): number {
    const first = this.u8()
    const mode = first & 3
    if (mode === 0) return first >>> 2
    if (mode === 1) return this.least(64, (first | (this.u8() << 8)) >>> 2)
    if (mode === 3) this.refuse('a length beyond 2^30')
    return this.least(16_384, (first | (this.u8() << 8) | (this.u16() << 16)) >>> 2)
  }

  private least(least: number, value: number): number {
    if (value < least) this.refuse('a length that is written too long')
    return value
  }

  raw(length: number): Uint8Array {
    if (this.offset + length > this.bytes.length) this.refuse('the bytes end')
    const start = this.offset
    this.offset += length
    return this.bytes.slice(start, this.offset)
  }

  list<T>(read: () => T): T[] {
    const length = this.compact()
    const items: T[] = []
    for (let i = 0; i < length; i++) items.push(read())
    return items
  }

  option<T>(read: () => T): T | null {
    return this.bool() ? read() : null
  }

  /** The value, once all bytes are read. */
  end<T>(value: T): T {
    if (this.offset < this.bytes.length) this.refuse('more bytes than expected')
    return value
  }
}

/** A type in SCALE. */
export type ScaleCodec<T> = BinaryCodec<T, ScaleWriter, ScaleReader>

const bool: ScaleCodec<boolean> = { write: (to, value) => to.bool(value), read: (from) => from.bool() }
const u8: ScaleCodec<number> = { write: (to, value) => to.u8(value), read: (from) => from.u8() }
const u16: ScaleCodec<number> = { write: (to, value) => to.u16(value), read: (from) => from.u16() }
const i16: ScaleCodec<number> = { write: (to, value) => to.u16(value), read: (from) => from.i16() }
const u32: ScaleCodec<number> = { write: (to, value) => to.u32(value), read: (from) => from.u32() }

/** Bytes of a fixed length. */
const bytes = (length: number): ScaleCodec<Uint8Array> => ({
  write: (to, value) => to.raw(value),
  read: (from) => from.raw(length),
})

/** Items after their number. */
const list = <T>(item: ScaleCodec<T>): ScaleCodec<readonly T[]> => ({
  write(to, items) {
    to.compact(items.length)
    for (const each of items) item.write(to, each)
  },
  read: (from) => from.list(() => item.read(from)),
})

/** The types of SCALE, to compose codecs from. */
export const scale = { ...binaryCodecs<ScaleWriter, ScaleReader>(), bool, u8, u16, i16, u32, bytes, list }

/** Encodes one value. */
export function encodeScale<T>(codec: ScaleCodec<T>, value: T): Uint8Array {
  const to = new ScaleWriter()
  codec.write(to, value)
  return to.bytes()
}

/**
 * Decodes one value; refuses further bytes.
 *
 * @param what the type in error messages.
 * @throws {FivefoldError} BAD_ENCODING
 */
export function decodeScale<T>(codec: ScaleCodec<T>, what: string, encoded: Uint8Array): T {
  const from = new ScaleReader(encoded, what)
  return from.end(codec.read(from))
}
