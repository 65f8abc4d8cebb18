import { type DoleroStanding, doleroSelections, doleroStandingSchema } from './dolero-schemas.js'
import { definePagedQuery, type Page } from './page.js'

const query = `query ($token: String!, $limit: Int!, $offset: Int) {
  standings: doleroStandings(
    limit: $limit, offset: $offset, where: { token_eq: $token }
    orderBy: [net_DESC, won_DESC, winRatio_DESC, id_ASC]
  ) { ${doleroSelections.standing} }
}`
const readPage = definePagedQuery('standings', query, doleroStandingSchema)

export type QueryDoleroStandingsParameters = Page & {
  /** SOL, or the address of the token's mint. */
  token: string
}

/**
 * The standings with one token: by net result, then by wins, then by win ratio.
 *
 * @example
 * const standings = await queryDoleroStandings(deployment.indexer.graphqlUrl, { token: 'SOL', limit: 20 })
 */
export function queryDoleroStandings(
  url: string,
  parameters: QueryDoleroStandingsParameters,
): Promise<DoleroStanding[]> {
  return readPage(url, parameters, { token: parameters.token })
}
