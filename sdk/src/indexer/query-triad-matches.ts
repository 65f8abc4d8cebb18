import type { Address } from 'viem'
import { getAddress } from 'viem'
import { z } from 'zod'
import { request } from './request.js'
import { type TriadMatchSummary, triadMatchSummarySchema, triadSummarySelection } from './triad-schemas.js'

const query = `query ($limit: Int!, $offset: Int, $where: TriadMatchWhereInput) {
  matches: triadMatches(limit: $limit, offset: $offset, where: $where, orderBy: [block_DESC, logIndex_DESC]) {
    ${triadSummarySelection}
  }
}`
const schema = z.object({ matches: z.array(triadMatchSummarySchema) })

export type QueryTriadMatchesParameters = {
  /** At most this many. */
  limit: number
  /** Skips this many of the newest. */
  offset?: number
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
  { limit, offset = 0, ...filter }: QueryTriadMatchesParameters,
): Promise<TriadMatchSummary[]> {
  const variables = { limit, offset, where: whereOf(filter) }
  return (await request({ url, query, variables, schema })).matches
}

function whereOf({ player, seasonId }: Pick<QueryTriadMatchesParameters, 'player' | 'seasonId'>) {
  const inSeason = seasonId === undefined ? {} : { seasonId_eq: `${seasonId}` }
  if (!player) return inSeason
  const address = getAddress(player)
  return { ...inSeason, playerA_eq: address, OR: [{ ...inSeason, playerB_eq: address }] }
}
