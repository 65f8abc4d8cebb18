import { type DoleroGameSummary, doleroGameSummarySchema, doleroSelections } from './dolero-schemas.js'
import { definePagedQuery, type Page, withPlayer } from './page.js'

const query = `query ($limit: Int!, $offset: Int, $where: DoleroGameWhereInput) {
  games: doleroGames(limit: $limit, offset: $offset, where: $where, orderBy: [openedBlock_DESC, id_ASC]) {
    ${doleroSelections.game}
  }
}`
const readPage = definePagedQuery('games', query, doleroGameSummarySchema)

export type QueryDoleroGamesParameters = Page & {
  /** Only those of this player, on either side. */
  player?: string
  /** Only those at this table, by its address. */
  table?: string
  status?: DoleroGameSummary['status']
}

/**
 * Games of DOLERO, latest opened first.
 *
 * @example
 * const games = await queryDoleroGames(deployment.indexer.graphqlUrl, { limit: 10, player: account.address })
 */
export function queryDoleroGames(
  url: string,
  parameters: QueryDoleroGamesParameters,
): Promise<DoleroGameSummary[]> {
  const { player, table, status } = parameters
  const wanted = { ...(table && { tableAddress_eq: table }), ...(status && { status_eq: status }) }
  return readPage(url, parameters, { where: withPlayer(wanted, player) })
}
