import { type Address, getAddress, type Hex } from 'viem'
import {
  type LedgerMatch,
  type LedgerStanding,
  ledgerMatchSchema,
  ledgerStandingSchema,
} from './ledger-schemas.js'
import { definePagedQuery, type Page, withPlayer } from './page.js'

const matchesQuery = `query ($limit: Int!, $offset: Int, $where: LedgerMatchWhereInput) {
  matches: ledgerMatches(limit: $limit, offset: $offset, where: $where, orderBy: [block_DESC, logIndex_DESC]) {
    key: id game matchId ruleset server seedCommitment playerA playerB winner finalHash actionCount
    status witness standsAt block transaction timestamp
  }
}`
const readMatches = definePagedQuery('matches', matchesQuery, ledgerMatchSchema)

const standingsQuery = `query ($game: String!, $limit: Int!, $offset: Int) {
  standings: ledgerStandings(
    limit: $limit, offset: $offset, where: { game_eq: $game }
    orderBy: [won_DESC, winRatio_DESC, played_DESC, id_ASC]
  ) { player played won lost drawn winRatio lastPlayed }
}`
const readStandings = definePagedQuery('standings', standingsQuery, ledgerStandingSchema)

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
  parameters: QueryLedgerMatchesParameters,
): Promise<LedgerMatch[]> {
  const { game, player, key } = parameters
  const wanted = { ...(game !== undefined && { game_eq: game }), ...(key && { id_eq: key }) }
  return readMatches(url, parameters, { where: withPlayer(wanted, player && getAddress(player)) })
}

/** The standings of a game: by wins, then by the share of wins. */
export function queryLedgerStandings(
  url: string,
  parameters: Page & { game: string },
): Promise<LedgerStanding[]> {
  return readStandings(url, parameters, { game: parameters.game })
}
