import { type InkTypes, pascalCase, type TypeId } from '@fivefold/sdk/polkadot/ink'

/** Names that are reserved in TypeScript or in the generated file. */
const reserved = new Set(
  `Array BigInt Boolean ContractBinding Date Error Event Function Hex Map Number Object Option Promise Record Result
   Set String Symbol`.split(/\s+/),
)

/** Names each type that has a name in Rust; the others are inlined. */
export function nameTypes(
  types: InkTypes,
  ids: readonly TypeId[],
  taken: Iterable<string>,
): Map<TypeId, string> {
  const used = new Set([...reserved, ...taken])
  const named = ids.filter((id) => isNamed(types, id))
  const shortNames = named.map((id) => candidates(types, id)[0])
  const isShared = (name: string) => shortNames.filter((candidate) => candidate === name).length > 1
  const names = new Map<TypeId, string>()
  for (const id of named) {
    const free = candidates(types, id).filter((candidate) => !used.has(candidate))
    const name = free.find((candidate) => !isShared(candidate)) ?? `Type${id}`
    used.add(name)
    names.set(id, name)
  }
  return names
}

/** Types of Rust's standard library have a path of one segment; they are written as their contents. */
function isNamed(types: InkTypes, id: TypeId): boolean {
  const { kind } = types.shape(id)
  return types.get(id).path.length > 1 && (kind === 'struct' || kind === 'enum')
}

/** From short to long: the type's own name, then with its modules, then with its parameters. */
function candidates(types: InkTypes, id: TypeId): string[] {
  const { path, params } = types.get(id)
  const segments = path.map(pascalCase).filter((segment, index, all) => segment !== all[index - 1])
  const byPath = segments.map((_, index) => segments.slice(segments.length - 1 - index).join(''))
  if (params.length === 0) return byPath
  const own = segments.at(-1) ?? ''
  return [
    ...byPath.slice(0, 1),
    `${own}Of${params.map(({ type }) => parameterName(types, type)).join('And')}`,
    ...byPath,
  ]
}

function parameterName(types: InkTypes, id: TypeId | null | undefined): string {
  if (id === null || id === undefined) return 'Nothing'
  const { def, path } = types.get(id)
  if ('primitive' in def) return pascalCase(def.primitive)
  return path.length > 0 ? pascalCase(path.at(-1) ?? '') : `Type${id}`
}
