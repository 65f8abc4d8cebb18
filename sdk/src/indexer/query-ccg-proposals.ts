import { type CcgProposal, ccgProposalSchema } from './ccg-schemas.js'
import { definePagedQuery, type Page } from './page.js'

const query = `query ($limit: Int!, $offset: Int, $where: CcgProposalWhereInput) {
  proposals: ccgProposals(limit: $limit, offset: $offset, where: $where, orderBy: number_DESC) {
    proposal: number proposer cardId cost attack health supply endsAt votesFor votesAgainst executed proposedAt
  }
}`
const readPage = definePagedQuery('proposals', query, ccgProposalSchema)

export type QueryCcgProposalsParameters = Page & {
  /** Only those about this kind of card. */
  cardId?: number
}

/**
 * Proposals to change cards of the CCG, newest first.
 *
 * @example
 * const proposals = await queryCcgProposals(deployment.indexer.graphqlUrl, { limit: 10 })
 */
export function queryCcgProposals(
  url: string,
  parameters: QueryCcgProposalsParameters,
): Promise<CcgProposal[]> {
  const { cardId } = parameters
  return readPage(url, parameters, { where: cardId === undefined ? {} : { cardId_eq: cardId } })
}
