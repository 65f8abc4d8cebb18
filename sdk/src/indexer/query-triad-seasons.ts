import { definePagedQuery, type Page } from './page.js'
import { type TriadSeason, triadSeasonSchema } from './triad-schemas.js'

const query = `query ($limit: Int!, $offset: Int) {
  seasons: triadSeasons(limit: $limit, offset: $offset, orderBy: [lastPlayed_DESC, id_ASC]) {
    seasonId matches players firstPlayed lastPlayed
  }
}`
const readPage = definePagedQuery('seasons', query, triadSeasonSchema)

/** 100 by default: players choose the number of a season, so there may be any number of them. */
export type QueryTriadSeasonsParameters = Partial<Page>

/**
 * The seasons of Triad with at least one match, latest match first.
 *
 * @example
 * const seasons = await queryTriadSeasons(deployment.indexer.graphqlUrl)
 */
export function queryTriadSeasons(
  url: string,
  { limit = 100, ...page }: QueryTriadSeasonsParameters = {},
): Promise<TriadSeason[]> {
  return readPage(url, { limit, ...page })
}
