import { z } from 'zod'
import { request } from './request.js'
import { type TriadStanding, triadStandingSchema } from './triad-schemas.js'

// The id comes last, so that pages neither overlap nor skip anyone.
const query = `query ($seasonId: BigInt!, $limit: Int!, $offset: Int) {
  standings: triadStandings(
    limit: $limit, offset: $offset, where: { seasonId_eq: $seasonId }
    orderBy: [won_DESC, winRatio_DESC, tilesDifference_DESC, id_ASC]
  ) {
    seasonId player played won lost winRatio tilesFor tilesAgainst tilesDifference streak lastPlayed
  }
}`
const schema = z.object({ standings: z.array(triadStandingSchema) })

export type QueryTriadStandingsParameters = {
  /** 0 for the matches without a season. */
  seasonId: number
  /** At most this many. */
  limit: number
  /** Skips this many of the best. */
  offset?: number
}

/**
 * The standings of a season: by wins, then by the share of wins, then by tiles.
 *
 * @example
 * const standings = await queryTriadStandings(deployment.indexer.graphqlUrl, { seasonId: 1, limit: 20 })
 */
export async function queryTriadStandings(
  url: string,
  { seasonId, limit, offset = 0 }: QueryTriadStandingsParameters,
): Promise<TriadStanding[]> {
  const variables = { seasonId: `${seasonId}`, limit, offset }
  return (await request({ url, query, variables, schema })).standings
}
