import type { PolkadotConnection } from './connect.js'

/** How many matches were recorded. */
export function readMatchCount({ matchCounter }: PolkadotConnection): Promise<bigint> {
  return matchCounter.query.count()
}
