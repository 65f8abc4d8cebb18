import { z } from 'zod'
import { request } from './request.js'
import { type MatchCounter, matchCounterSchema } from './schemas.js'

const query = '{ counters: matchCounters(orderBy: id_ASC) { chain: id count block updatedAt } }'
const schema = z.object({ counters: z.array(matchCounterSchema) })

/**
 * The match counter of each chain. A chain without a recorded match is not listed.
 *
 * @example
 * const counters = await queryMatchCounters(deployment.indexer.graphqlUrl)
 */
export async function queryMatchCounters(url: string): Promise<MatchCounter[]> {
  return (await request({ url, query, schema })).counters
}
