import { z } from 'zod'
import { request } from './request.js'

/** The part of a list that a query returns. */
export type Page = {
  /** At most this many. */
  limit: number
  /** Skips this many from the start of the list; 0 by default. */
  offset?: number
}

/** The query's variables besides `limit` and `offset`. */
type Filter = Readonly<Record<string, unknown>>

/**
 * A function that reads pages of a list.
 *
 * @param name the list's name in the answer
 * @param query has the variables `$limit` and `$offset`. Its order must be total, as with the id as the last key:
 *   otherwise pages overlap or skip rows.
 */
export function definePagedQuery<Row extends z.ZodType>(name: string, query: string, row: Row) {
  const schema = z.object({ [name]: z.array(row) }).transform((data) => data[name] ?? [])
  return (url: string, { limit, offset = 0 }: Page, filter: Filter = {}): Promise<z.output<Row>[]> =>
    request({ url, query, variables: { ...filter, limit, offset }, schema })
}

/** A filter for matches that a player takes part in, on either side. */
export function withPlayer(wanted: Filter, player: string | undefined): Filter {
  return player ? { ...wanted, playerA_eq: player, OR: [{ ...wanted, playerB_eq: player }] } : wanted
}
