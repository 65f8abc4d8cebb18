import type { z } from 'zod'

/**
 * JSON with object keys sorted at every level and undefined fields left out, so that equal values have the same text.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null)
  return Array.isArray(value) ? arrayText(value) : objectText(value)
}

function arrayText(items: readonly unknown[]): string {
  return `[${items.map((item) => canonicalJson(item)).join(',')}]`
}

function objectText(value: object): string {
  const fields: string[] = []
  for (const [key, keyText] of sortedKeys(value)) {
    const field = (value as Record<string, unknown>)[key]
    if (field !== undefined) fields.push(keyText + canonicalJson(field))
  }
  return `{${fields.join(',')}}`
}

type Keys = readonly (readonly [key: string, text: string])[]

/** Cached sorted keys: sorting is the most expensive part, and most objects have the same keys as an earlier one. */
const shapes = new Map<string, Keys>()
const mostShapes = 1_000

function sortedKeys(value: object): Keys {
  const names = Object.keys(value)
  // The number of keys is included, since a key may contain a line break.
  const shape = `${names.length}\n${names.join('\n')}`
  const seen = shapes.get(shape)
  if (seen) return seen
  const keys = names.sort().map((key) => [key, `${JSON.stringify(key)}:`] as const)
  if (shapes.size < mostShapes && !names.some((key) => key.includes('\n'))) shapes.set(shape, keys)
  return keys
}

/**
 * A function that writes the canonical JSON of values of a schema, several times as fast as `canonicalJson`: keys are sorted
 * once, and the text of each object and list is cached for as long as it lives. Such objects must never be changed in place.
 *
 * The fields come from the schema, so no field of the schema can be missing in the text.
 *
 * @example
 * const writeGame = canonicalWriter<Game>(gameSchema)
 * const hash = sha256Hex(writeGame(game))
 */
export function canonicalWriter<Value>(schema: z.ZodType): (value: Value) => string {
  // Not cached at the top level: every state is a new object.
  return writerOf(schema) as (value: Value) => string
}

type Write = (value: never) => string
type Schema = z.core.$ZodType

function writerOf(schema: Schema): Write {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return objectWriter(def.shape)
    case 'array':
      return listWriter(cachedWriterOf(def.element))
    case 'tuple':
      return tupleWriter(def.items.map(cachedWriterOf))
    case 'enum':
      return enumWriter(Object.values(def.entries))
    case 'nullable':
      return nullableWriter(writerOf(def.innerType))
    case 'optional':
      return writerOf(def.innerType)
    default:
      return canonicalJson
  }
}

/**
 * Writes a value once. The text is a property of the value that is not enumerable, so no copy has it. A WeakMap in its place
 * doubles the time of a hash: the garbage collector visits all of its entries.
 */
function cachedWriterOf(schema: Schema): Write {
  const write = writerOf(schema)
  const text = Symbol('canonical JSON')
  return (value: never) => {
    if (typeof value !== 'object' || value === null) return write(value)
    const known = (value as Readonly<Record<symbol, string>>)[text]
    if (known !== undefined) return known
    const written = write(value)
    if (Object.isExtensible(value)) Object.defineProperty(value, text, { value: written })
    return written
  }
}

function objectWriter(shape: Readonly<Record<string, Schema>>): Write {
  const keys = Object.keys(shape).sort()
  const fields = keys.map((key) => ({
    key,
    head: `${JSON.stringify(key)}:`,
    write: cachedWriterOf(shape[key] as Schema),
  }))
  return (value: Readonly<Record<string, never>>): string => {
    // Joined, not concatenated: V8 stores a concatenated string as a tree and flattens it whenever it is hashed.
    const texts: string[] = []
    for (const field of fields) {
      const item = value[field.key]
      if (item !== undefined) texts.push(field.head + field.write(item))
    }
    return `{${texts.join()}}`
  }
}

const listWriter =
  (write: Write): Write =>
  (items: readonly never[]) =>
    `[${items.map((item) => write(item)).join()}]`

const tupleWriter =
  (writers: readonly Write[]): Write =>
  (items: readonly never[]) =>
    `[${writers.map((write, index) => write(items[index] as never)).join()}]`

const nullableWriter =
  (write: Write): Write =>
  (value: never) =>
    value === null ? 'null' : write(value)

function enumWriter(values: readonly (string | number)[]): Write {
  const texts = new Map<unknown, string>(values.map((value) => [value, JSON.stringify(value)]))
  return (value: never) => texts.get(value) ?? canonicalJson(value)
}
