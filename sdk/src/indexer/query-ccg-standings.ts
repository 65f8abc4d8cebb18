import { type CcgStanding, ccgStandingSchema } from './ccg-schemas.js'
import { definePagedQuery, type Page } from './page.js'

const query = `query ($limit: Int!, $offset: Int) {
  standings: ccgStandings(
    limit: $limit, offset: $offset, orderBy: [won_DESC, winRatio_DESC, played_DESC, id_ASC]
  ) { player played won lost drawn winRatio streak lastPlayed }
}`
const readPage = definePagedQuery('standings', query, ccgStandingSchema)

export type QueryCcgStandingsParameters = Page

/**
 * The standings of the CCG over all finished games: by wins, then by the share of wins, then by games.
 *
 * @example
 * const standings = await queryCcgStandings(deployment.indexer.graphqlUrl, { limit: 20 })
 */
export function queryCcgStandings(url: string, page: QueryCcgStandingsParameters): Promise<CcgStanding[]> {
  return readPage(url, page)
}
