import type { z } from 'zod'

type Schema = z.core.$ZodType

/**
 * Copies of a value, each with one difference that its schema allows a value to have: every field, item and option is
 * changed at least once. Throws where the value lacks an optional field, whose parts would not be changed then.
 */
export function* variantsOf(
  schema: Schema,
  value: unknown,
  path = '',
): Generator<{ path: string; value: unknown }> {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (value === undefined) throw new Error(`the value has no ${path}`)
  switch (def.type) {
    case 'object': {
      const fields = value as Record<string, unknown>
      for (const [key, field] of Object.entries(def.shape))
        for (const variant of variantsOf(field, fields[key], `${path}/${key}`))
          yield { path: variant.path, value: { ...fields, [key]: variant.value } }
      return
    }
    case 'array': {
      const items = value as unknown[]
      yield { path, value: items.slice(1) }
      yield { path, value: [...items, ...items.slice(0, 1)] }
      for (const [index, item] of items.entries())
        for (const variant of variantsOf(def.element, item, `${path}/${index}`))
          yield { path: variant.path, value: items.with(index, variant.value) }
      return
    }
    case 'tuple': {
      const items = value as unknown[]
      for (const [index, item] of def.items.entries())
        for (const variant of variantsOf(item, items[index], `${path}/${index}`))
          yield { path: variant.path, value: items.with(index, variant.value) }
      return
    }
    case 'nullable':
      if (value === null) return
      yield { path, value: null }
      return yield* variantsOf(def.innerType, value, path)
    case 'optional':
      yield { path, value: undefined }
      return yield* variantsOf(def.innerType, value, path)
    case 'record':
      yield { path, value: { ...(value as object), another: 'x' } }
      return
    case 'union': {
      const options = def.options.filter((option) => (option as z.ZodType).safeParse(value).success)
      for (const option of options) yield* variantsOf(option, value, path)
      return
    }
    case 'boolean':
      return yield { path, value: !value }
    case 'number':
      return yield { path, value: (value as number) + 1 }
    case 'literal':
      return yield { path, value: typeof value === 'number' ? value + 1 : `${value}x` }
    case 'enum':
    case 'string':
      return yield { path, value: `${value}x` }
    default:
      throw new Error(`${path}: no variants of ${def.type}`)
  }
}
