import type { Content, InkTypes, Shape, TypeId } from '@fivefold/sdk/polkadot/ink'

/** Longer arrays are not spelled out item by item. */
const LONGEST_TUPLE = 8

/** Writes the types of one contract in TypeScript, as the SDK's codec decodes them. */
export class TypeWriter {
  readonly #types: InkTypes
  readonly #names: ReadonlyMap<TypeId, string>

  constructor(types: InkTypes, names: ReadonlyMap<TypeId, string>) {
    this.#types = types
    this.#names = names
  }

  /** A type where it is used: by name if it has one. */
  use(id: TypeId): string {
    return this.#names.get(id) ?? this.define(id)
  }

  /** A type written out. */
  define(id: TypeId): string {
    return this.#shape(this.#types.shape(id))
  }

  #shape(shape: Shape): string {
    switch (shape.kind) {
      case 'integer':
        return shape.bytes <= 4 ? 'number' : 'bigint'
      case 'compact':
        return shape.integer ? this.#shape(shape.integer) : 'null'
      case 'bool':
        return 'boolean'
      case 'text':
      case 'accountId':
        return 'string'
      case 'bytes':
        return 'Hex'
      case 'sequence':
        return arrayOf(this.use(shape.item))
      case 'array':
        return shape.length <= LONGEST_TUPLE
          ? `[${Array(shape.length).fill(this.use(shape.item)).join(', ')}]`
          : arrayOf(this.use(shape.item))
      case 'option':
        return this.#types.isNullable(shape.value)
          ? `{ some: ${this.use(shape.value)} } | null`
          : `${this.use(shape.value)} | null`
      case 'result':
        return `Result<${this.use(shape.ok)}, ${this.use(shape.error)}>`
      case 'struct':
        return this.#content(shape.content)
      case 'enum':
        return this.#enum(shape.variants)
    }
  }

  #enum(variants: Extract<Shape, { kind: 'enum' }>['variants']): string {
    if (variants.length === 0) return 'never'
    const isPlain = variants.every(({ content }) => content.kind === 'nothing')
    const texts = variants.map(({ name, content }) => {
      if (isPlain) return `'${name}'`
      return content.kind === 'nothing'
        ? `{ type: '${name}' }`
        : `{ type: '${name}'; value: ${this.#content(content)} }`
    })
    return texts.join(' | ')
  }

  #content(content: Content): string {
    switch (content.kind) {
      case 'nothing':
        return 'null'
      case 'value':
        return this.use(content.type)
      case 'tuple':
        return `[${content.items.map((item) => this.use(item)).join(', ')}]`
      case 'fields':
        return `{ ${content.fields.map(({ name, type }) => `${key(name)}: ${this.use(type)}`).join('; ')} }`
    }
  }
}

/** A name as the key of an object type. */
export function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)
}

const arrayOf = (item: string) => (/^[\w$]+$/.test(item) ? `${item}[]` : `(${item})[]`)
