import type { Address } from 'viem'
import { getAddress } from 'viem'
import { definePagedQuery, type Page, withPlayer } from './page.js'
import { type TriadMatchSummary, triadMatchSummarySchema, triadSummarySelection } from './triad-schemas.js'

const query = `query ($limit: Int!, $offset: Int, $where: TriadMatchWhereInput) {
  matches: triadMatches(limit: $limit, offset: $offset, where: $where, orderBy: [block_DESC, logIndex_DESC]) {
    ${triadSummarySelection}
  }
}`
const readPage = definePagedQuery('matches', query, triadMatchSummarySchema)

export type QueryTriadMatchesParameters = Page & {
  /** Only those of this player, on either side. */
  player?: Address
  /** Only those of this season; 0 for those without one. */
  seasonId?: number
}

/**
 * Settled matches of Triad, newest first.
 *
 * @example
 * const matches = await queryTriadMatches(deployment.indexer.graphqlUrl, { limit: 10, player: account.address })
 */
export async function queryTriadMatches(
  url: string,
  parameters: QueryTriadMatchesParameters,
): Promise<TriadMatchSummary[]> {
  const { player, seasonId } = parameters
  const wanted = seasonId === undefined ? {} : { seasonId_eq: `${seasonId}` }
  return readPage(url, parameters, { where: withPlayer(wanted, player && getAddress(player)) })
}
