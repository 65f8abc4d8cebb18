import { u8aToHex } from '@polkadot/util'
import { encodeAddress } from '@polkadot/util-crypto'
import { FivefoldError } from '../../../core/error.js'
import type { Content, InkTypes, IntegerShape, TypeId } from './shape.js'

/** Reads consecutive values. */
export class ScaleReader {
  readonly #bytes: Uint8Array
  #offset = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get isAtEnd(): boolean {
    return this.#offset === this.#bytes.length
  }

  take(length: number): Uint8Array {
    const end = this.#offset + length
    if (end > this.#bytes.length) throw malformed(`ends after ${this.#bytes.length} bytes, wanted ${end}`)
    const taken = this.#bytes.subarray(this.#offset, end)
    this.#offset = end
    return taken
  }

  byte(): number {
    return this.take(1)[0] as number
  }

  unsigned(bytes: number): bigint {
    return this.take(bytes).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  }

  /** The two lowest bits encode the length. */
  compact(): bigint {
    const first = this.byte()
    const mode = first & 3
    if (mode === 0) return BigInt(first >> 2)
    if (mode === 3) return this.unsigned((first >> 2) + 4)
    const more = this.unsigned(mode === 1 ? 1 : 3)
    return ((more << 8n) | BigInt(first)) >> 2n
  }

  length(): number {
    return Number(this.compact())
  }
}

/** Decodes one value that uses all the bytes. */
export function decodeValue(types: InkTypes, id: TypeId, bytes: Uint8Array): unknown {
  const reader = new ScaleReader(bytes)
  const value = readValue(types, id, reader)
  if (!reader.isAtEnd) throw malformed('has bytes left over')
  return value
}

/** Decodes the next value of a reader. */
export function readValue(types: InkTypes, id: TypeId, reader: ScaleReader): unknown {
  const shape = types.shape(id)
  switch (shape.kind) {
    case 'integer':
      return readInteger(shape, reader)
    case 'bool':
      return readBool(reader)
    case 'text':
      return new TextDecoder('utf-8', { fatal: true }).decode(reader.take(reader.length()))
    case 'accountId':
      return encodeAddress(reader.take(32))
    case 'compact':
      return shape.integer ? toNumber(shape.integer, reader.compact()) : null
    case 'bytes':
      return u8aToHex(reader.take(shape.length ?? reader.length()))
    case 'sequence':
      return readMany(types, shape.item, reader.length(), reader)
    case 'array':
      return readMany(types, shape.item, shape.length, reader)
    case 'option': {
      if (!readBool(reader)) return null
      const value = readValue(types, shape.value, reader)
      return types.isNullable(shape.value) ? { some: value } : value
    }
    case 'result':
      return readBool(reader)
        ? { ok: false, error: readValue(types, shape.error, reader) }
        : { ok: true, value: readValue(types, shape.ok, reader) }
    case 'struct':
      return readContent(types, shape.content, reader)
    case 'enum': {
      const index = reader.byte()
      const variant = shape.variants.find((candidate) => candidate.index === index)
      if (!variant) throw malformed(`has no variant ${index}`)
      if (shape.variants.every(({ content }) => content.kind === 'nothing')) return variant.name
      if (variant.content.kind === 'nothing') return { type: variant.name }
      return { type: variant.name, value: readContent(types, variant.content, reader) }
    }
  }
}

function readContent(types: InkTypes, content: Content, reader: ScaleReader): unknown {
  switch (content.kind) {
    case 'nothing':
      return null
    case 'value':
      return readValue(types, content.type, reader)
    case 'tuple':
      return content.items.map((item) => readValue(types, item, reader))
    case 'fields':
      return Object.fromEntries(
        content.fields.map(({ name, type }) => [name, readValue(types, type, reader)]),
      )
  }
}

function readMany(types: InkTypes, item: TypeId, length: number, reader: ScaleReader): unknown[] {
  const values: unknown[] = []
  for (let index = 0; index < length; index++) values.push(readValue(types, item, reader))
  return values
}

function readInteger(shape: IntegerShape, reader: ScaleReader): number | bigint {
  const value = reader.unsigned(shape.bytes)
  return toNumber(shape, shape.signed ? BigInt.asIntN(shape.bytes * 8, value) : value)
}

/** Up to 32 bits a number; beyond that always a bigint, however small the value. */
const toNumber = ({ bytes }: IntegerShape, value: bigint) => (bytes <= 4 ? Number(value) : value)

function readBool(reader: ScaleReader): boolean {
  const byte = reader.byte()
  if (byte > 1) throw malformed(`has ${byte} where 0 or 1 is wanted`)
  return byte === 1
}

function malformed(problem: string): FivefoldError {
  return new FivefoldError(`Contract data ${problem}`, { code: 'MALFORMED_DATA' })
}
