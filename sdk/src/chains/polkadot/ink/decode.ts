import { u8aToHex } from '@polkadot/util'
import { encodeAddress } from '@polkadot/util-crypto'
import { ScaleReader } from '../../../core/scale.js'
import type { Content, InkTypes, IntegerShape, TypeId } from './shape.js'

/** Reads the data of a contract. */
export const readerOf = (bytes: Uint8Array): ScaleReader =>
  new ScaleReader(bytes, 'Contract data', 'MALFORMED_DATA')

const lengthOf = (reader: ScaleReader): number => Number(reader.compactInteger())

/** Decodes one value that uses all the bytes. */
export function decodeValue(types: InkTypes, id: TypeId, bytes: Uint8Array): unknown {
  const reader = readerOf(bytes)
  return reader.end(readValue(types, id, reader))
}

/** Decodes the next value of a reader. */
export function readValue(types: InkTypes, id: TypeId, reader: ScaleReader): unknown {
  const shape = types.shape(id)
  switch (shape.kind) {
    case 'integer':
      return readInteger(shape, reader)
    case 'bool':
      return reader.bool()
    case 'text':
      return new TextDecoder('utf-8', { fatal: true }).decode(reader.raw(lengthOf(reader)))
    case 'accountId':
      return encodeAddress(reader.raw(32))
    case 'compact':
      return shape.integer ? toNumber(shape.integer, reader.compactInteger()) : null
    case 'bytes':
      return u8aToHex(reader.raw(shape.length ?? lengthOf(reader)))
    case 'sequence':
      return readMany(types, shape.item, lengthOf(reader), reader)
    case 'array':
      return readMany(types, shape.item, shape.length, reader)
    case 'option': {
      if (!reader.bool()) return null
      const value = readValue(types, shape.value, reader)
      return types.isNullable(shape.value) ? { some: value } : value
    }
    case 'result':
      return reader.bool()
        ? { ok: false, error: readValue(types, shape.error, reader) }
        : { ok: true, value: readValue(types, shape.ok, reader) }
    case 'struct':
      return readContent(types, shape.content, reader)
    case 'enum': {
      const index = reader.u8()
      const variant = shape.variants.find((candidate) => candidate.index === index)
      if (!variant) return reader.refuse(`there is no variant ${index}`)
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
