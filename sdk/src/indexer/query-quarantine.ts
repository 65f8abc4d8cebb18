import { z } from 'zod'
import { request } from './request.js'
import { type ChainName, chainNames, type QuarantinedEvent, quarantinedEventSchema } from './schemas.js'

const query = `query ($limit: Int!, $chain: Chain) {
  events: quarantinedEvents(limit: $limit, where: { chain_eq: $chain }, orderBy: [timestamp_DESC, id_DESC]) {
    chain block logIndex transaction contract data reason timestamp
  }
}`
const schema = z.object({ events: z.array(quarantinedEventSchema) })

const countQuery = `{ ${chainNames
  .map(
    (chain) =>
      `${chain}: quarantinedEventsConnection(orderBy: id_ASC, where: { chain_eq: ${chain} }) { totalCount }`,
  )
  .join(' ')} }`
const countSchema = z.record(
  z.enum(chainNames),
  z.object({ totalCount: z.int() }).transform((each) => each.totalCount),
)

export type QueryQuarantinedEventsParameters = {
  /** At most this many. */
  limit: number
  /** Only those of this chain. */
  chain?: ChainName
}

/**
 * Events that the indexer could not decode or store, newest first.
 *
 * @example
 * const events = await queryQuarantinedEvents(deployment.indexer.graphqlUrl, { limit: 10, chain: 'evm' })
 */
export async function queryQuarantinedEvents(
  url: string,
  { limit, chain }: QueryQuarantinedEventsParameters,
): Promise<QuarantinedEvent[]> {
  return (await request({ url, query, variables: { limit, chain }, schema })).events
}

/** The number of events per chain that the indexer could not decode or store. */
export function countQuarantinedEvents(url: string): Promise<Record<ChainName, number>> {
  return request({ url, query: countQuery, schema: countSchema })
}
