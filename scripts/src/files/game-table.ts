import { FivefoldError } from '@fivefold/sdk/core'
import { games } from '@fivefold/sdk/games'

/**
 * The entry of the game that a command names.
 *
 * @param what the command, for the message
 * @throws {FivefoldError} BAD_CONFIGURATION
 */
export function findGameEntry<T>(what: string, table: Readonly<Record<string, T | null>>, game: string): T {
  const entry = Object.hasOwn(table, game) ? table[game] : undefined
  if (entry) return entry
  const names = Object.keys(table).filter((id) => table[id])
  throw new FivefoldError(`${what}: not available for ${game}`, {
    code: 'BAD_CONFIGURATION',
    hint: names.join(', '),
  })
}

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
