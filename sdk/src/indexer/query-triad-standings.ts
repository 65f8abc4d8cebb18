import { definePagedQuery, type Page } from './page.js'
import { type TriadStanding, triadStandingSchema } from './triad-schemas.js'

const query = `query ($seasonId: BigInt!, $limit: Int!, $offset: Int) {
  standings: triadStandings(
    limit: $limit, offset: $offset, where: { seasonId_eq: $seasonId }
    orderBy: [won_DESC, winRatio_DESC, tilesDifference_DESC, id_ASC]
  ) {
    seasonId player played won lost winRatio tilesFor tilesAgainst tilesDifference streak lastPlayed
  }
}`
const readPage = definePagedQuery('standings', query, triadStandingSchema)

export type QueryTriadStandingsParameters = Page & {
  /** 0 for the matches without a season. */
  seasonId: number
}

/**
 * The standings of a season: by wins, then by the share of wins, then by tiles.
 *
 * @example
 * const standings = await queryTriadStandings(deployment.indexer.graphqlUrl, { seasonId: 1, limit: 20 })
 */
export function queryTriadStandings(
  url: string,
  parameters: QueryTriadStandingsParameters,
): Promise<TriadStanding[]> {
  return readPage(url, parameters, { seasonId: `${parameters.seasonId}` })
}
