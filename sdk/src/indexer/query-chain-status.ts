import { z } from 'zod'
import { request } from './request.js'
import { type ChainStatus, chainStatusSchema } from './schemas.js'

const query =
  '{ statuses: chainStatuses(orderBy: id_ASC) { chain: id height genesisHash contracts updatedAt behindSince } }'
const schema = z.object({ statuses: z.array(chainStatusSchema) })

/**
 * The height up to which each chain is indexed. A chain whose processor never ran is not listed.
 *
 * @example
 * const statuses = await queryChainStatus(deployment.indexer.graphqlUrl)
 */
export async function queryChainStatus(url: string): Promise<ChainStatus[]> {
  return (await request({ url, query, schema })).statuses
}
