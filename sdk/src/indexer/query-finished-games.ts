import { z } from 'zod'
import { type CcgGameSummary, ccgGameSummarySchema, gameSelection } from './ccg-schemas.js'
import { type DoleroGameSummary, doleroGameSummarySchema, doleroSelections } from './dolero-schemas.js'
import { request } from './request.js'
import { type TriadMatchSummary, triadMatchSummarySchema, triadSummarySelection } from './triad-schemas.js'

const query = `query ($limit: Int!) {
  triad: triadMatches(limit: $limit, orderBy: [block_DESC, logIndex_DESC]) { ${triadSummarySelection} }
  triadCount: triadMatchesConnection(orderBy: id_ASC) { totalCount }
  ccg: ccgGames(limit: $limit, where: { status_in: [won, drawn] }, orderBy: [endedAt_DESC, number_DESC]) {
    ${gameSelection}
  }
  ccgCount: ccgGamesConnection(where: { status_in: [won, drawn] }, orderBy: id_ASC) { totalCount }
  dolero: doleroGames(limit: $limit, where: { status_eq: settled }, orderBy: [block_DESC, id_ASC]) {
    ${doleroSelections.game}
  }
  doleroCount: doleroGamesConnection(where: { status_eq: settled }, orderBy: id_ASC) { totalCount }
}`

const totalCount = z.object({ totalCount: z.int().nonnegative() })
const schema = z.object({
  triad: z.array(triadMatchSummarySchema),
  triadCount: totalCount,
  ccg: z.array(ccgGameSummarySchema),
  ccgCount: totalCount,
  dolero: z.array(doleroGameSummarySchema),
  doleroCount: totalCount,
})

/** The number of finished games of one kind, and the latest of them, newest first. */
export type FinishedOf<Summary> = { readonly count: number; readonly latest: readonly Summary[] }
export type FinishedGames = {
  readonly triad: FinishedOf<TriadMatchSummary>
  readonly ccg: FinishedOf<CcgGameSummary>
  readonly dolero: FinishedOf<DoleroGameSummary>
}

/**
 * Finished games on the three chains, bot games included: settled matches of Triad, finished games of the CCG, settled
 * games of DOLERO.
 *
 * @param limit how many of each are listed.
 * @example
 * const { triad, ccg, dolero } = await queryFinishedGames(deployment.indexer.graphqlUrl, { limit: 5 })
 */
export async function queryFinishedGames(url: string, { limit }: { limit: number }): Promise<FinishedGames> {
  const found = await request({ url, query, variables: { limit }, schema })
  return {
    triad: { count: found.triadCount.totalCount, latest: found.triad },
    ccg: { count: found.ccgCount.totalCount, latest: found.ccg },
    dolero: { count: found.doleroCount.totalCount, latest: found.dolero },
  }
}
