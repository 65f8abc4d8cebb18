import { type Address, getAddress, type Hex } from 'viem'
import { z } from 'zod'
import {
  type LedgerMatch,
  type LedgerStanding,
  ledgerMatchSchema,
  ledgerStandingSchema,
} from './ledger-schemas.js'
import { request } from './request.js'

const matchesQuery = `query ($limit: Int!, $offset: Int, $where: LedgerMatchWhereInput) {
  matches: ledgerMatches(limit: $limit, offset: $offset, where: $where, orderBy: [block_DESC, logIndex_DESC]) {
    key: id game matchId ruleset server seedCommitment playerA playerB winner finalHash actionCount
    status witness standsAt block transaction timestamp
  }
}`
const matchesSchema = z.object({ matches: z.array(ledgerMatchSchema) })

// The id comes last, so that pages neither overlap nor skip anyone.
const standingsQuery = `query ($game: String!, $limit: Int!, $offset: Int) {
  standings: ledgerStandings(
    limit: $limit, offset: $offset, where: { game_eq: $game }
    orderBy: [won_DESC, winRatio_DESC, played_DESC, id_ASC]
  ) { player played won lost drawn winRatio lastPlayed }
}`
const standingsSchema = z.object({ standings: z.array(ledgerStandingSchema) })

type Page = {
  /** At most this many. */
  limit: number
  /** Skips this many. */
  offset?: number
}

export type QueryLedgerMatchesParameters = Page & {
  /** The game's name, `phalanx` or `war`. */
  game?: string
  /** Only those of this player, in either seat. */
  player?: Address
  /** Only the match with this ledger key. */
  key?: Hex
}

/**
 * Results of matches played off chain, newest first.
 *
 * @example
 * const matches = await queryLedgerMatches(deployment.indexer.graphqlUrl, { limit: 10, game: 'phalanx' })
 */
export async function queryLedgerMatches(
  url: string,
  { limit, offset = 0, ...filter }: QueryLedgerMatchesParameters,
): Promise<LedgerMatch[]> {
  const variables = { limit, offset, where: whereOf(filter) }
  return (await request({ url, query: matchesQuery, variables, schema: matchesSchema })).matches
}

function whereOf({ game, player, key }: Omit<QueryLedgerMatchesParameters, keyof Page>) {
  const wanted = { ...(game !== undefined && { game_eq: game }), ...(key && { id_eq: key }) }
  if (!player) return wanted
  const address = getAddress(player)
  return { ...wanted, playerA_eq: address, OR: [{ ...wanted, playerB_eq: address }] }
}

/** The standings of a game: by wins, then by the share of wins. */
export async function queryLedgerStandings(
  url: string,
  { game, limit, offset = 0 }: Page & { game: string },
): Promise<LedgerStanding[]> {
  const variables = { game, limit, offset }
  return (await request({ url, query: standingsQuery, variables, schema: standingsSchema })).standings
}
