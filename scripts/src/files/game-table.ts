import { FivefoldError } from '@fivefold/sdk/core'
import { games } from '@fivefold/sdk/games'

/**
 * Checks that a table has an entry for every game of the registry and for no other.
 *
 * @throws {FivefoldError} BAD_CONFIGURATION
 */
export function checkGameTable(what: string, table: Readonly<Record<string, unknown>>): void {
  const ids = games.map(({ id }) => id)
  const missing = ids.filter((id) => !Object.hasOwn(table, id))
  const unknown = Object.keys(table).filter((id) => !ids.includes(id))
  if (missing.length === 0 && unknown.length === 0) return
  const problems = [
    ...missing.map((id) => `${id} is missing`),
    ...unknown.map((id) => `there is no game ${id}`),
  ]
  throw new FivefoldError(`${what}: ${problems.join(', ')}`, { code: 'BAD_CONFIGURATION', value: table })
}
