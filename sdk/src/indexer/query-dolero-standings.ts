import { z } from 'zod'
import { type DoleroStanding, doleroSelections, doleroStandingSchema } from './dolero-schemas.js'
import { request } from './request.js'

// The id comes last, so that pages neither overlap nor skip anyone.
const query = `query ($token: String!, $limit: Int!, $offset: Int) {
  standings: doleroStandings(
    limit: $limit, offset: $offset, where: { token_eq: $token }
    orderBy: [net_DESC, won_DESC, winRatio_DESC, id_ASC]
  ) { ${doleroSelections.standing} }
}`
const schema = z.object({ standings: z.array(doleroStandingSchema) })

export type QueryDoleroStandingsParameters = {
  /** SOL, or the address of the token's mint. */
  token: string
  /** At most this many. */
  limit: number
  /** Skips this many of the best. */
  offset?: number
}

/**
 * The standings with one token: by net result, then by wins, then by win ratio.
 *
 * @example
 * const standings = await queryDoleroStandings(deployment.indexer.graphqlUrl, { token: 'SOL', limit: 20 })
 */
export async function queryDoleroStandings(
  url: string,
  { token, limit, offset = 0 }: QueryDoleroStandingsParameters,
): Promise<DoleroStanding[]> {
  return (await request({ url, query, variables: { token, limit, offset }, schema })).standings
}
