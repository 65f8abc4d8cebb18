import type { Content, InkTypes, Shape, TypeId } from '@fivefold/sdk/polkadot/ink'

/** The given types and all types they are composed of, in metadata order. */
export function reachableTypes(types: InkTypes, from: readonly TypeId[]): TypeId[] {
  const found = new Set<TypeId>()
  const visit = (id: TypeId) => {
    if (found.has(id)) return
    found.add(id)
    for (const part of parts(types.shape(id))) visit(part)
  }
  for (const id of from) visit(id)
  return [...found].sort((one, other) => one - other)
}

function parts(shape: Shape): TypeId[] {
  switch (shape.kind) {
    case 'sequence':
    case 'array':
      return [shape.item]
    case 'option':
      return [shape.value]
    case 'result':
      return [shape.ok, shape.error]
    case 'struct':
      return contentParts(shape.content)
    case 'enum':
      return shape.variants.flatMap(({ content }) => contentParts(content))
    default:
      return []
  }
}

function contentParts(content: Content): TypeId[] {
  switch (content.kind) {
    case 'nothing':
      return []
    case 'value':
      return [content.type]
    case 'tuple':
      return content.items
    case 'fields':
      return content.fields.map(({ type }) => type)
  }
}
