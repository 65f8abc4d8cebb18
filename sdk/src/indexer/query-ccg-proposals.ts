import { z } from 'zod'
import { type CcgProposal, ccgProposalSchema } from './ccg-schemas.js'
import { request } from './request.js'

const query = `query ($limit: Int!, $offset: Int, $where: CcgProposalWhereInput) {
  proposals: ccgProposals(limit: $limit, offset: $offset, where: $where, orderBy: number_DESC) {
    proposal: number proposer cardId cost attack health supply endsAt votesFor votesAgainst executed proposedAt
  }
}`
const schema = z.object({ proposals: z.array(ccgProposalSchema) })

export type QueryCcgProposalsParameters = {
  /** At most this many. */
  limit: number
  /** Skips this many of the newest. */
  offset?: number
  /** Only those about this kind of card. */
  cardId?: number
}

/**
 * Proposals to change cards of the CCG, newest first.
 *
 * @example
 * const proposals = await queryCcgProposals(deployment.indexer.graphqlUrl, { limit: 10 })
 */
export async function queryCcgProposals(
  url: string,
  { limit, offset = 0, cardId }: QueryCcgProposalsParameters,
): Promise<CcgProposal[]> {
  const where = cardId === undefined ? {} : { cardId_eq: cardId }
  return (await request({ url, query, variables: { limit, offset, where }, schema })).proposals
}
