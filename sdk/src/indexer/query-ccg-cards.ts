import { type CcgCard, ccgCardSchema } from './ccg-schemas.js'
import { definePagedQuery, type Page } from './page.js'

const query = `query ($owner: String!, $limit: Int!, $offset: Int) {
  cards: ccgTokens(limit: $limit, offset: $offset, where: { owner_eq: $owner }, orderBy: number_ASC) {
    token: number cardId: kind owner moves
    card { rarity cardType cost attack health effects costChange attackChange healthChange }
  }
}`
const readPage = definePagedQuery('cards', query, ccgCardSchema)

export type QueryCcgCardsParameters = Page & { owner: string }

/**
 * The cards of an account, oldest first.
 *
 * @example
 * const cards = await queryCcgCards(deployment.indexer.graphqlUrl, { owner: account.address, limit: 100 })
 */
export function queryCcgCards(url: string, parameters: QueryCcgCardsParameters): Promise<CcgCard[]> {
  return readPage(url, parameters, { owner: parameters.owner })
}
