const width = 140

/** JSON for people and diffs: values that fit on a line stay on one line. */
export function formatJson(value: unknown): string {
  return `${format(JSON.parse(JSON.stringify(value)), '')}\n`
}

function format(value: unknown, indent: string): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const isList = Array.isArray(value)
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  const inner = `${indent}  `
  const inline = inlined(value)
  if (inline.length + indent.length <= width) return inline
  const parts = isList
    ? value.map((item) => format(item, inner))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${format(item, inner)}`)
  return `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`
}

function inlined(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(inlined).join(', ')}]`
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inlined(item)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}
