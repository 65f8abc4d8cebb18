import { hexToU8a, isHex, u8aConcat } from '@polkadot/util'
import { decodeAddress } from '@polkadot/util-crypto'
import { FivefoldError } from '../../../core/error.js'
import type { Content, InkTypes, IntegerShape, TypeId, Variant } from './shape.js'

/** Encodes a value. `what` names it in errors. */
export function encodeValue(types: InkTypes, id: TypeId, value: unknown, what = 'value'): Uint8Array {
  const shape = types.shape(id)
  switch (shape.kind) {
    case 'integer':
      return encodeInteger(shape, value, what)
    case 'bool':
      if (typeof value !== 'boolean') throw unfit(what, 'a boolean', value)
      return Uint8Array.of(value ? 1 : 0)
    case 'text': {
      if (typeof value !== 'string') throw unfit(what, 'a string', value)
      return withLength(new TextEncoder().encode(value))
    }
    case 'accountId':
      return encodeAccountId(value, what)
    case 'compact':
      return shape.integer ? encodeCompact(checkedInteger(shape.integer, value, what)) : new Uint8Array()
    case 'bytes': {
      const bytes = bytesOf(value, shape.length, what)
      return shape.length === undefined ? withLength(bytes) : bytes
    }
    case 'sequence': {
      const items = itemsOf(value, undefined, what)
      return u8aConcat(encodeCompact(BigInt(items.length)), encodeMany(types, shape.item, items, what))
    }
    case 'array':
      return encodeMany(types, shape.item, itemsOf(value, shape.length, what), what)
    case 'option': {
      if (value === null) return Uint8Array.of(0)
      const inner = types.isNullable(shape.value) ? property(value, 'some', what) : value
      return u8aConcat(Uint8Array.of(1), encodeValue(types, shape.value, inner, what))
    }
    case 'result':
      return property(value, 'ok', what) === true
        ? u8aConcat(Uint8Array.of(0), encodeValue(types, shape.ok, property(value, 'value', what), what))
        : u8aConcat(Uint8Array.of(1), encodeValue(types, shape.error, property(value, 'error', what), what))
    case 'struct':
      return encodeContent(types, shape.content, value, what)
    case 'enum':
      return encodeEnum(types, shape.variants, value, what)
  }
}

function encodeEnum(types: InkTypes, variants: Variant[], value: unknown, what: string): Uint8Array {
  const name = typeof value === 'string' ? value : property(value, 'type', what)
  const variant = variants.find((candidate) => candidate.name === name)
  if (!variant) throw unfit(what, variants.map((candidate) => candidate.name).join(', '), value)
  const { index, content } = variant
  if (content.kind === 'nothing') return Uint8Array.of(index)
  const inner = property(value, 'value', what)
  return u8aConcat(Uint8Array.of(index), encodeContent(types, content, inner, `${what}.${variant.name}`))
}

function encodeContent(types: InkTypes, content: Content, value: unknown, what: string): Uint8Array {
  switch (content.kind) {
    case 'nothing':
      return new Uint8Array()
    case 'value':
      return encodeValue(types, content.type, value, what)
    case 'tuple': {
      const items = itemsOf(value, content.items.length, what)
      return u8aConcat(
        ...content.items.map((type, at) => encodeValue(types, type, items[at], `${what}[${at}]`)),
      )
    }
    case 'fields':
      return u8aConcat(
        ...content.fields.map(({ name, type }) =>
          encodeValue(types, type, property(value, name, what), `${what}.${name}`),
        ),
      )
  }
}

function encodeMany(types: InkTypes, item: TypeId, items: readonly unknown[], what: string): Uint8Array {
  return u8aConcat(...items.map((value, at) => encodeValue(types, item, value, `${what}[${at}]`)))
}

function encodeInteger(shape: IntegerShape, value: unknown, what: string): Uint8Array {
  return littleEndian(checkedInteger(shape, value, what), shape.bytes)
}

function checkedInteger({ bytes, signed }: IntegerShape, value: unknown, what: string): bigint {
  const bits = BigInt(bytes * 8)
  const wanted = `an integer of ${bits} bits${signed ? '' : ', not negative'}`
  const isWhole = typeof value === 'bigint' || (typeof value === 'number' && Number.isSafeInteger(value))
  if (!isWhole) throw unfit(what, wanted, value)
  const integer = BigInt(value)
  const [lowest, end] = signed ? [-(1n << (bits - 1n)), 1n << (bits - 1n)] : [0n, 1n << bits]
  if (integer < lowest || integer >= end) throw unfit(what, wanted, value)
  return integer
}

function littleEndian(value: bigint, bytes: number): Uint8Array {
  const rest = BigInt.asUintN(bytes * 8, value)
  return Uint8Array.from({ length: bytes }, (_, index) => Number((rest >> BigInt(index * 8)) & 0xffn))
}

/** The shortest of four encodings; the two lowest bits identify it. */
function encodeCompact(value: bigint): Uint8Array {
  if (value < 1n << 6n) return littleEndian(value << 2n, 1)
  if (value < 1n << 14n) return littleEndian((value << 2n) | 1n, 2)
  if (value < 1n << 30n) return littleEndian((value << 2n) | 2n, 4)
  const bytes = Math.ceil(value.toString(16).length / 2)
  return u8aConcat(Uint8Array.of(((bytes - 4) << 2) | 3), littleEndian(value, bytes))
}

const withLength = (bytes: Uint8Array) => u8aConcat(encodeCompact(BigInt(bytes.length)), bytes)

function encodeAccountId(value: unknown, what: string): Uint8Array {
  try {
    const bytes = decodeAddress(String(value))
    if (bytes.length === 32) return bytes
  } catch {
    // reported below
  }
  throw unfit(what, 'an address', value)
}

function bytesOf(value: unknown, length: number | undefined, what: string): Uint8Array {
  const isRight = isHex(value, length === undefined ? undefined : length * 8)
  if (!isRight || value.length % 2 !== 0)
    throw unfit(what, `${length ?? ''} bytes as hex (0x…)`.trim(), value)
  return hexToU8a(value)
}

function itemsOf(value: unknown, length: number | undefined, what: string): readonly unknown[] {
  if (!Array.isArray(value) || (length !== undefined && value.length !== length)) {
    throw unfit(what, `an array${length === undefined ? '' : ` of ${length}`}`, value)
  }
  return value
}

function property(value: unknown, name: string, what: string): unknown {
  if (typeof value === 'object' && value !== null && name in value)
    return (value as Record<string, unknown>)[name]
  throw unfit(what, `an object with "${name}"`, value)
}

function unfit(what: string, wanted: string, value: unknown): FivefoldError {
  return new FivefoldError(`${what}: wanted ${wanted}`, { code: 'INVALID_INPUT', value })
}
