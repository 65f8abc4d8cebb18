import { type CcgGameSummary, ccgGameSummarySchema, gameSelection } from './ccg-schemas.js'
import { definePagedQuery, type Page, withPlayer } from './page.js'

const query = `query ($limit: Int!, $offset: Int, $where: CcgGameWhereInput) {
  games: ccgGames(limit: $limit, offset: $offset, where: $where, orderBy: number_DESC) { ${gameSelection} }
}`
const readPage = definePagedQuery('games', query, ccgGameSummarySchema)

export type QueryCcgGamesParameters = Page & {
  /** Only those of this player, on either side. */
  player?: string
  /** Only running ones, or only finished ones. */
  ended?: boolean
}

/**
 * Games of the CCG, latest start first.
 *
 * @example
 * const games = await queryCcgGames(deployment.indexer.graphqlUrl, { limit: 10, player: account.address })
 */
export function queryCcgGames(url: string, parameters: QueryCcgGamesParameters): Promise<CcgGameSummary[]> {
  const { player, ended } = parameters
  const wanted = ended === undefined ? {} : { endedBy_isNull: !ended }
  return readPage(url, parameters, { where: withPlayer(wanted, player) })
}
