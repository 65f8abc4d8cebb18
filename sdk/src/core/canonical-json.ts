/** Texts of objects that nobody changes, kept as long as the objects live. */
export type KnownTexts = {
  get(value: object): string | undefined
  set(value: object, text: string): unknown
}

/**
 * JSON with object keys sorted at every level and absent fields left out: one text for one value.
 * With `known`, the texts of parts are taken from there, and added.
 */
export function canonicalJson(value: unknown, known?: KnownTexts): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null)
  const before = known?.get(value)
  if (before !== undefined) return before
  const text = Array.isArray(value) ? arrayText(value, known) : objectText(value, known)
  known?.set(value, text)
  return text
}

// Joined, not added up: adding leaves a tree of texts, which whoever sends or hashes it has to flatten each time.
function arrayText(items: readonly unknown[], known?: KnownTexts): string {
  return `[${items.map((item) => canonicalJson(item, known)).join(',')}]`
}

function objectText(value: object, known?: KnownTexts): string {
  const fields: string[] = []
  for (const [key, keyText] of sortedKeys(value)) {
    const field = (value as Record<string, unknown>)[key]
    if (field !== undefined) fields.push(keyText + canonicalJson(field, known))
  }
  return `{${fields.join(',')}}`
}

type Keys = readonly (readonly [key: string, text: string])[]

/** Sorting costs more than the rest, and most objects have the keys of an object before them. */
const shapes = new Map<string, Keys>()
const mostShapes = 1_000

function sortedKeys(value: object): Keys {
  const names = Object.keys(value)
  // With their number, since a key may hold a line break itself.
  const shape = `${names.length}\n${names.join('\n')}`
  const seen = shapes.get(shape)
  if (seen) return seen
  const keys = names.sort().map((key) => [key, `${JSON.stringify(key)}:`] as const)
  if (shapes.size < mostShapes && !names.some((key) => key.includes('\n'))) shapes.set(shape, keys)
  return keys
}
