import { z } from 'zod'
import { type CcgStanding, ccgStandingSchema } from './ccg-schemas.js'
import { request } from './request.js'

// The id comes last, so that pages neither overlap nor skip anyone.
const query = `query ($limit: Int!, $offset: Int) {
  standings: ccgStandings(
    limit: $limit, offset: $offset, orderBy: [won_DESC, winRatio_DESC, played_DESC, id_ASC]
  ) { player played won lost drawn winRatio streak lastPlayed }
}`
const schema = z.object({ standings: z.array(ccgStandingSchema) })

export type QueryCcgStandingsParameters = {
  /** At most this many. */
  limit: number
  /** Skips this many of the best. */
  offset?: number
}

/**
 * The standings of the CCG over all finished games: by wins, then by the share of wins, then by games.
 *
 * @example
 * const standings = await queryCcgStandings(deployment.indexer.graphqlUrl, { limit: 20 })
 */
export async function queryCcgStandings(
  url: string,
  { limit, offset = 0 }: QueryCcgStandingsParameters,
): Promise<CcgStanding[]> {
  return (await request({ url, query, variables: { limit, offset }, schema })).standings
}
