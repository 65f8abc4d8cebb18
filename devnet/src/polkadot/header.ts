import { TypeRegistry } from '@polkadot/types'
import type { Header } from '@polkadot/types/interfaces'
import type { HexString } from '@polkadot/util/types'

// A header has the same encoding under every runtime, so it needs no metadata.
const registry = new TypeRegistry()

export type HeaderFields = {
  parentHash: HexString
  number: number
  stateRoot: HexString
  extrinsicsRoot: HexString
}

export const zeroHash: HexString = `0x${'00'.repeat(32)}`

export function createHeader(fields: HeaderFields): Header {
  return registry.createType('Header', { ...fields, digest: { logs: [] } })
}

export function decodeHeader(bytes: HexString): Header {
  return registry.createType('Header', bytes)
}
