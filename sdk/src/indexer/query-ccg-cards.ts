import { z } from 'zod'
import { type CcgCard, ccgCardSchema } from './ccg-schemas.js'
import { request } from './request.js'

const query = `query ($owner: String!, $limit: Int!, $offset: Int) {
  cards: ccgTokens(limit: $limit, offset: $offset, where: { owner_eq: $owner }, orderBy: number_ASC) {
    token: number cardId: kind owner moves
    card { rarity cardType cost attack health effects costChange attackChange healthChange }
  }
}`
const schema = z.object({ cards: z.array(ccgCardSchema) })

export type QueryCcgCardsParameters = {
  owner: string
  /** At most this many. */
  limit: number
  /** Skips this many of the oldest. */
  offset?: number
}

/**
 * The cards of an account, oldest first.
 *
 * @example
 * const cards = await queryCcgCards(deployment.indexer.graphqlUrl, { owner: account.address, limit: 100 })
 */
export async function queryCcgCards(
  url: string,
  { owner, limit, offset = 0 }: QueryCcgCardsParameters,
): Promise<CcgCard[]> {
  return (await request({ url, query, variables: { owner, limit, offset }, schema })).cards
}
