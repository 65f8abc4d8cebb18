/**
 * JSON with object keys sorted at every level and absent fields left out: one text for one value.
 * With `cache`, the text of an object is kept as long as the object lives: only for values that nobody changes.
 */
export function canonicalJson(value: unknown, cache?: WeakMap<object, string>): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null)
  const known = cache?.get(value)
  if (known !== undefined) return known
  const text = Array.isArray(value) ? arrayText(value, cache) : objectText(value, cache)
  cache?.set(value, text)
  return text
}

function arrayText(items: readonly unknown[], cache?: WeakMap<object, string>): string {
  return `[${items.map((item) => canonicalJson(item, cache)).join(',')}]`
}

function objectText(value: object, cache?: WeakMap<object, string>): string {
  const fields: string[] = []
  for (const key of Object.keys(value).sort()) {
    const field = (value as Record<string, unknown>)[key]
    if (field !== undefined) fields.push(`${JSON.stringify(key)}:${canonicalJson(field, cache)}`)
  }
  return `{${fields.join(',')}}`
}
