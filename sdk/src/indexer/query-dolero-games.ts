import { z } from 'zod'
import { type DoleroGameSummary, doleroGameSummarySchema, doleroSelections } from './dolero-schemas.js'
import { request } from './request.js'

// The id comes last, so that pages neither overlap nor skip any.
const query = `query ($limit: Int!, $offset: Int, $where: DoleroGameWhereInput) {
  games: doleroGames(limit: $limit, offset: $offset, where: $where, orderBy: [openedBlock_DESC, id_ASC]) {
    ${doleroSelections.game}
  }
}`
const schema = z.object({ games: z.array(doleroGameSummarySchema) })

export type QueryDoleroGamesParameters = {
  /** At most this many. */
  limit: number
  /** Skips this many of the newest. */
  offset?: number
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
export async function queryDoleroGames(
  url: string,
  { limit, offset = 0, ...filter }: QueryDoleroGamesParameters,
): Promise<DoleroGameSummary[]> {
  const variables = { limit, offset, where: whereOf(filter) }
  return (await request({ url, query, variables, schema })).games
}

function whereOf({ player, table, status }: Omit<QueryDoleroGamesParameters, 'limit' | 'offset'>) {
  const wanted = { ...(table && { tableAddress_eq: table }), ...(status && { status_eq: status }) }
  if (!player) return wanted
  return { ...wanted, playerA_eq: player, OR: [{ ...wanted, playerB_eq: player }] }
}
