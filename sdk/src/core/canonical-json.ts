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
