import type { z } from 'zod'
import { canonicalJson } from './canonical-json.js'

/**
 * A function that writes the canonical JSON of values of a schema, several times as fast as `canonicalJson`: keys are sorted
 * once, and the texts of lists, and of objects with lists in them, are cached by identity for as long as those objects live.
 * Such objects must never be changed in place.
 *
 * The fields come from the schema, so no field of the schema can be missing in the text.
 *
 * @example
 * const writeGame = canonicalWriter<Game>(gameSchema)
 * const hash = sha256Hex(writeGame(game))
 */
export function canonicalWriter<Value>(schema: z.ZodType): (value: Value) => string {
  // Not cached at the top level: every state is a new object.
  return writerOf(schema).write as (value: Value) => string
}

type Write = (value: never) => string
/** How values of a schema are written, and whether a value is large enough to cache its text. */
type Writer = { write: Write; isLarge: boolean }
type Schema = z.core.$ZodType

function writerOf(schema: Schema): Writer {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return objectWriter(def.shape)
    case 'array':
      return listWriter(cachedWriterOf(def.element))
    case 'tuple':
      return tupleWriter(def.items.map(cachedWriterOf))
    case 'record':
      return { write: canonicalJson, isLarge: true }
    case 'enum':
      return enumWriter(Object.values(def.entries))
    case 'nullable':
      return nullableWriter(writerOf(def.innerType))
    case 'optional':
      return writerOf(def.innerType)
    default:
      return { write: canonicalJson, isLarge: false }
  }
}

function cachedWriterOf(schema: Schema): Writer {
  const { write, isLarge } = writerOf(schema)
  return { write: isLarge ? cached(write) : write, isLarge }
}

function cached(write: Write): Write {
  const texts = new WeakMap<object, string>()
  return (value: never) => {
    if (value === null) return write(value)
    const known = texts.get(value)
    if (known !== undefined) return known
    const text = write(value)
    texts.set(value, text)
    return text
  }
}

function objectWriter(shape: Readonly<Record<string, Schema>>): Writer {
  const keys = Object.keys(shape).sort()
  const fields = keys.map((key) => ({
    key,
    head: `${JSON.stringify(key)}:`,
    ...cachedWriterOf(shape[key] as Schema),
  }))
  const write = (value: Readonly<Record<string, never>>): string => {
    // Joined, not concatenated: V8 stores a concatenated string as a tree and flattens it whenever it is hashed.
    const texts: string[] = []
    for (const field of fields) {
      const item = value[field.key]
      if (item !== undefined) texts.push(field.head + field.write(item))
    }
    return `{${texts.join()}}`
  }
  return { write, isLarge: fields.some(({ isLarge }) => isLarge) }
}

const listWriter = ({ write }: Writer): Writer => ({
  write: (items: readonly never[]) => `[${items.map((item) => write(item)).join()}]`,
  isLarge: true,
})

const tupleWriter = (writers: readonly Writer[]): Writer => ({
  write: (items: readonly never[]) =>
    `[${writers.map(({ write }, index) => write(items[index] as never)).join()}]`,
  isLarge: writers.some(({ isLarge }) => isLarge),
})

const nullableWriter = ({ write, isLarge }: Writer): Writer => ({
  write: (value: never) => (value === null ? 'null' : write(value)),
  isLarge,
})

function enumWriter(values: readonly (string | number)[]): Writer {
  const texts = new Map<unknown, string>(values.map((value) => [value, JSON.stringify(value)]))
  return { write: (value: never) => texts.get(value) ?? canonicalJson(value), isLarge: false }
}
