import { z } from 'zod'
import { type CcgEvent, ccgEventSchema } from './ccg-schemas.js'
import { request } from './request.js'

const query = `query ($id: String!, $limit: Int!, $offset: Int) {
  events: ccgEvents(limit: $limit, offset: $offset, where: { game: { id_eq: $id } }, orderBy: index_ASC) {
    index batch type player data block
  }
}`
const schema = z.object({ events: z.array(ccgEventSchema) })

export type QueryCcgEventsParameters = {
  gameId: number
  /** At most this many. */
  limit: number
  /** Skips this many of the first. */
  offset?: number
}

/**
 * The events of a game of the CCG, as emitted by its contract, in order.
 *
 * @example
 * const events = await queryCcgEvents(deployment.indexer.graphqlUrl, { gameId: 7, limit: 500 })
 */
export async function queryCcgEvents(
  url: string,
  { gameId, limit, offset = 0 }: QueryCcgEventsParameters,
): Promise<CcgEvent[]> {
  return (await request({ url, query, variables: { id: `${gameId}`, limit, offset }, schema })).events
}
