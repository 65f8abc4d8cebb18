import { z } from 'zod'
import { request } from './request.js'
import { type ChainName, type RecordedMatch, recordedMatchSchema } from './schemas.js'

const query = `query ($limit: Int!, $chain: Chain) {
  matches: recordedMatches(limit: $limit, where: { chain_eq: $chain }, orderBy: [timestamp_DESC, number_DESC]) {
    chain number player block transaction timestamp
  }
}`
const schema = z.object({ matches: z.array(recordedMatchSchema) })

export type QueryRecentMatchesParameters = {
  /** At most this many. */
  limit: number
  /** Only those of this chain. */
  chain?: ChainName
}

/**
 * The latest recorded matches, newest first.
 *
 * @example
 * const matches = await queryRecentMatches(deployment.indexer.graphqlUrl, { limit: 10, chain: 'evm' })
 */
export async function queryRecentMatches(
  url: string,
  { limit, chain }: QueryRecentMatchesParameters,
): Promise<RecordedMatch[]> {
  return (await request({ url, query, variables: { limit, chain }, schema })).matches
}
