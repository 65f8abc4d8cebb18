import { immutableJSONPatch } from 'immutable-json-patch'

/** One operation of a JSON Patch (RFC 6902); only these three are used. */
export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string }

/** The path at which a patch adds entries to the log of a match. */
export const entryPath = '/transactionLog/-'

/**
 * The patch that leads from one JSON value to another. Parts that both share are not compared, so the cost depends on what
 * changed, not on the size.
 */
export function patchBetween(before: object, after: object): PatchOperation[] {
  const patch: Patch = []
  compareFields(before as Fields, after as Fields, '', 1, patch)
  return patch
}

/** Applies a patch to a copy of a JSON value; throws where the patch does not fit the value. */
export const applyPatch = (value: unknown, patch: readonly PatchOperation[]): unknown =>
  immutableJSONPatch(value, [...patch])

type Patch = PatchOperation[]
type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Values deeper than this, such as cards in a player's lists, are replaced as a whole. */
const deepest = 3

function compare(before: unknown, after: unknown, path: string, depth: number, patch: Patch): void {
  if (before === after) return
  const isInside = depth <= deepest
  const inner = isInside ? patch : []
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, depth + 1, inner)
  else if (isFields(before) && isFields(after) && !Array.isArray(before) && !Array.isArray(after))
    compareFields(before, after, path, depth + 1, inner)
  else patch.push({ op: 'replace', path, value: after })
  if (!isInside && inner.length > 0) patch.push({ op: 'replace', path, value: after })
}

function compareFields(before: Fields, after: Fields, path: string, depth: number, patch: Patch): void {
  for (const key in before) {
    if (before[key] !== undefined && after[key] === undefined)
      patch.push({ op: 'remove', path: pathTo(path, key) })
  }
  for (const key in after) {
    const value = after[key]
    if (value === before[key] || value === undefined) continue
    if (before[key] === undefined) patch.push({ op: 'add', path: pathTo(path, key), value })
    else compare(before[key], value, pathTo(path, key), depth, patch)
  }
}

const pathTo = (path: string, key: string): string =>
  `${path}/${/[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key}`

/** Skips the common start and end of both lists: most changes add or remove a few items. */
function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
  depth: number,
  patch: Patch,
): void {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  const [fewer, more] = [before.length - shorter, after.length - shorter]
  let end = shorter
  while (end > start && before[end + fewer - 1] === after[end + more - 1]) end--
  for (let index = start; index < end; index++)
    compare(before[index], after[index], `${path}/${index}`, depth, patch)
  for (let left = fewer; left > 0; left--) patch.push({ op: 'remove', path: `${path}/${end}` })
  for (let index = end; index < end + more; index++)
    patch.push({ op: 'add', path: `${path}/${index}`, value: after[index] })
}
