import { z } from 'zod'
import { type CcgGameSummary, ccgGameSummarySchema, gameSelection } from './ccg-schemas.js'
import { request } from './request.js'

const query = `query ($limit: Int!, $offset: Int, $where: CcgGameWhereInput) {
  games: ccgGames(limit: $limit, offset: $offset, where: $where, orderBy: number_DESC) { ${gameSelection} }
}`
const schema = z.object({ games: z.array(ccgGameSummarySchema) })

export type QueryCcgGamesParameters = {
  /** At most this many. */
  limit: number
  /** Skips this many of the newest. */
  offset?: number
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
export async function queryCcgGames(
  url: string,
  { limit, offset = 0, ...filter }: QueryCcgGamesParameters,
): Promise<CcgGameSummary[]> {
  const variables = { limit, offset, where: whereOf(filter) }
  return (await request({ url, query, variables, schema })).games
}

function whereOf({ player, ended }: Pick<QueryCcgGamesParameters, 'player' | 'ended'>) {
  const wanted = ended === undefined ? {} : { endedBy_isNull: !ended }
  if (!player) return wanted
  return { ...wanted, playerA_eq: player, OR: [{ ...wanted, playerB_eq: player }] }
}
