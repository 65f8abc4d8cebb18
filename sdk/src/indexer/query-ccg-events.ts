import { type CcgEvent, ccgEventSchema } from './ccg-schemas.js'
import { definePagedQuery, type Page } from './page.js'

const query = `query ($id: String!, $limit: Int!, $offset: Int) {
  events: ccgEvents(limit: $limit, offset: $offset, where: { game: { id_eq: $id } }, orderBy: index_ASC) {
    index batch type player data block
  }
}`
const readPage = definePagedQuery('events', query, ccgEventSchema)

export type QueryCcgEventsParameters = Page & { gameId: number }

/**
 * The events of a game of the CCG, as emitted by its contract, in order.
 *
 * @example
 * const events = await queryCcgEvents(deployment.indexer.graphqlUrl, { gameId: 7, limit: 500 })
 */
export function queryCcgEvents(url: string, parameters: QueryCcgEventsParameters): Promise<CcgEvent[]> {
  return readPage(url, parameters, { id: `${parameters.gameId}` })
}
