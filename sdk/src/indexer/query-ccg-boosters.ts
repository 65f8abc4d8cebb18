import { type CcgBooster, ccgBoosterSchema } from './ccg-schemas.js'
import { definePagedQuery, type Page } from './page.js'

const query = `query ($limit: Int!, $offset: Int, $where: CcgBoosterWhereInput) {
  boosters: ccgBoosters(limit: $limit, offset: $offset, where: $where, orderBy: number_DESC) {
    order: number buyer amount commitment decidingBlock table status orderedAt blockHash cardIds tokens
    openedAt verified
  }
}`
const readPage = definePagedQuery('boosters', query, ccgBoosterSchema)

export type QueryCcgBoostersParameters = Page & {
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
export function queryCcgBoosters(url: string, parameters: QueryCcgBoostersParameters): Promise<CcgBooster[]> {
  const { buyer, opened } = parameters
  const where = {
    ...(buyer !== undefined && { buyer_eq: buyer }),
    ...(opened !== undefined && (opened ? { status_eq: 'opened' } : { status_not_eq: 'opened' })),
  }
  return readPage(url, parameters, { where })
}
