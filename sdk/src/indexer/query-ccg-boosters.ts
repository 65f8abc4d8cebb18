import { z } from 'zod'
import { type CcgBooster, ccgBoosterSchema } from './ccg-schemas.js'
import { request } from './request.js'

const query = `query ($limit: Int!, $offset: Int, $where: CcgBoosterWhereInput) {
  boosters: ccgBoosters(limit: $limit, offset: $offset, where: $where, orderBy: number_DESC) {
    order: number buyer amount commitment decidingBlock table status orderedAt blockHash cardIds tokens
    openedAt verified
  }
}`
const schema = z.object({ boosters: z.array(ccgBoosterSchema) })

export type QueryCcgBoostersParameters = {
  /** At most this many. */
  limit: number
  /** Skips this many of the newest. */
  offset?: number
  /** Only those of this account. */
  buyer?: string
  /** Only opened ones, or only unopened ones. */
  opened?: boolean
}

/**
 * Boosters of the CCG, latest order first.
 *
 * @example
 * const boosters = await queryCcgBoosters(deployment.indexer.graphqlUrl, { limit: 10, buyer: account.address })
 */
export async function queryCcgBoosters(
  url: string,
  { limit, offset = 0, buyer, opened }: QueryCcgBoostersParameters,
): Promise<CcgBooster[]> {
  const where = {
    ...(buyer !== undefined && { buyer_eq: buyer }),
    ...(opened !== undefined && (opened ? { status_eq: 'opened' } : { status_not_eq: 'opened' })),
  }
  return (await request({ url, query, variables: { limit, offset, where }, schema })).boosters
}
