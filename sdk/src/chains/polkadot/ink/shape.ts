import { FivefoldError } from '../../../core/error.js'
import type { InkField, InkMetadata, InkType } from './metadata.js'
import { camelCase } from './names.js'

/** A reference to a type of the metadata. */
export type TypeId = number

export type IntegerShape = { kind: 'integer'; bytes: 1 | 2 | 4 | 8 | 16; signed: boolean }
type NamedField = { name: string; type: TypeId }
export type Variant = { name: string; index: number; content: Content }

/** The contents of a struct or a variant. A single unnamed field is inlined. */
export type Content =
  | { kind: 'nothing' }
  | { kind: 'value'; type: TypeId }
  | { kind: 'tuple'; items: TypeId[] }
  | { kind: 'fields'; fields: NamedField[] }

/** The representation of a type in JavaScript and on the wire, used by the codec and by the generator of types. */
export type Shape =
  | IntegerShape
  | { kind: 'bool' }
  | { kind: 'text' }
  | { kind: 'accountId' }
  | { kind: 'compact'; integer: IntegerShape | undefined }
  /** Bytes as hex; of any length if undefined. */
  | { kind: 'bytes'; length: number | undefined }
  | { kind: 'sequence'; item: TypeId }
  | { kind: 'array'; item: TypeId; length: number }
  | { kind: 'option'; value: TypeId }
  | { kind: 'result'; ok: TypeId; error: TypeId }
  | { kind: 'struct'; content: Content }
  | { kind: 'enum'; variants: Variant[] }

const integers: Record<string, IntegerShape> = Object.fromEntries(
  ([1, 2, 4, 8, 16] as const).flatMap((bytes) => [
    [`u${bytes * 8}`, { kind: 'integer', bytes, signed: false }],
    [`i${bytes * 8}`, { kind: 'integer', bytes, signed: true }],
  ]),
)

const primitives: Record<string, Shape> = {
  ...integers,
  bool: { kind: 'bool' },
  str: { kind: 'text' },
}

const accountIdPaths = ['ink_primitives::types::AccountId', 'sp_core::crypto::AccountId32']

/** The types of one contract. */
export class InkTypes {
  readonly #types: Map<TypeId, InkType>
  readonly #shapes = new Map<TypeId, Shape>()

  constructor({ types }: Pick<InkMetadata, 'types'>) {
    this.#types = new Map(types.map(({ id, type }) => [id, type]))
  }

  get(id: TypeId): InkType {
    const type = this.#types.get(id)
    if (!type) throw unsupported(`type ${id} is not in the metadata`)
    return type
  }

  get ids(): TypeId[] {
    return [...this.#types.keys()]
  }

  shape(id: TypeId): Shape {
    const known = this.#shapes.get(id)
    if (known) return known
    const shape = this.#resolve(this.get(id))
    this.#shapes.set(id, shape)
    return shape
  }

  /** Whether `null` is a value of the type, so that an option of it needs another representation of none. */
  isNullable(id: TypeId): boolean {
    const shape = this.shape(id)
    if (shape.kind === 'option') return true
    if (shape.kind !== 'struct') return false
    return (
      shape.content.kind === 'nothing' ||
      (shape.content.kind === 'value' && this.isNullable(shape.content.type))
    )
  }

  #resolve({ def, path, params }: InkType): Shape {
    if ('primitive' in def) {
      const shape = primitives[def.primitive]
      if (!shape) throw unsupported(`the primitive ${def.primitive}`)
      return shape
    }
    if ('composite' in def) {
      if (accountIdPaths.includes(path.join('::'))) return { kind: 'accountId' }
      return { kind: 'struct', content: contentOf(def.composite.fields) }
    }
    if ('variant' in def) return this.#resolveVariant(def.variant.variants, path, params)
    if ('tuple' in def) return { kind: 'struct', content: contentOf(def.tuple.map((type) => ({ type }))) }
    if ('sequence' in def) {
      const { type } = def.sequence
      return this.#isByte(type) ? { kind: 'bytes', length: undefined } : { kind: 'sequence', item: type }
    }
    if ('array' in def) {
      const { len, type } = def.array
      return this.#isByte(type) ? { kind: 'bytes', length: len } : { kind: 'array', item: type, length: len }
    }
    if ('compact' in def) return { kind: 'compact', integer: this.#compactInteger(def.compact.type) }
    throw unsupported('bit sequences')
  }

  #resolveVariant(
    variants: { name: string; index: number; fields: InkField[] }[],
    path: string[],
    params: InkType['params'],
  ): Shape {
    const [first, second] = params.map(({ type }) => type)
    if (path.length === 1 && path[0] === 'Option' && typeof first === 'number') {
      return { kind: 'option', value: first }
    }
    if (
      path.length === 1 &&
      path[0] === 'Result' &&
      typeof first === 'number' &&
      typeof second === 'number'
    ) {
      return { kind: 'result', ok: first, error: second }
    }
    return {
      kind: 'enum',
      variants: variants.map(({ name, index, fields }) => ({ name, index, content: contentOf(fields) })),
    }
  }

  /** Compact numbers may be wrapped (`Compact<PlayerId>`); a compact unit takes no space. */
  #compactInteger(id: TypeId): IntegerShape | undefined {
    const shape = this.shape(id)
    if (shape.kind === 'integer' && !shape.signed) return shape
    if (shape.kind === 'struct' && shape.content.kind === 'nothing') return undefined
    if (shape.kind === 'struct' && shape.content.kind === 'value')
      return this.#compactInteger(shape.content.type)
    throw unsupported(`compact ${shape.kind}`)
  }

  #isByte(id: TypeId): boolean {
    const { def } = this.get(id)
    return 'primitive' in def && def.primitive === 'u8'
  }
}

function contentOf(fields: InkField[]): Content {
  const [first] = fields
  if (!first) return { kind: 'nothing' }
  const named = fields.flatMap(({ name, type }) => (name ? [{ name: camelCase(name), type }] : []))
  if (named.length === fields.length) return { kind: 'fields', fields: named }
  return fields.length === 1
    ? { kind: 'value', type: first.type }
    : { kind: 'tuple', items: fields.map(({ type }) => type) }
}

function unsupported(what: string): FivefoldError {
  return new FivefoldError(`ink! metadata: ${what}: not supported`, { code: 'UNSUPPORTED_TYPE' })
}
