import { z } from 'zod'
import { request } from './request.js'
import { type TriadSeason, triadSeasonSchema } from './triad-schemas.js'

const query = `query ($limit: Int!, $offset: Int) {
  seasons: triadSeasons(limit: $limit, offset: $offset, orderBy: [lastPlayed_DESC, id_ASC]) {
    seasonId matches players firstPlayed lastPlayed
  }
}`
const schema = z.object({ seasons: z.array(triadSeasonSchema) })

export type QueryTriadSeasonsParameters = {
  /** At most this many; players choose the number of a season, so there may be any number of them. */
  limit?: number
  /** Skips this many. */
  offset?: number
}

/**
 * The seasons of Triad with at least one match, latest match first.
 *
 * @example
 * const seasons = await queryTriadSeasons(deployment.indexer.graphqlUrl)
 */
export async function queryTriadSeasons(
  url: string,
  { limit = 100, offset = 0 }: QueryTriadSeasonsParameters = {},
): Promise<TriadSeason[]> {
  return (await request({ url, query, variables: { limit, offset }, schema })).seasons
}
