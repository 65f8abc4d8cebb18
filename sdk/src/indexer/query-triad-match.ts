import type { Hex } from 'viem'
import { z } from 'zod'
import { type Match, type MatchResult, type Player, parseRuleset } from '../games/triad/index.js'
import { request } from './request.js'
import { triadMatchSchema } from './triad-schemas.js'

const query = `query ($id: String!) {
  match: triadMatchById(id: $id) {
    id version seasonId playerA playerB botSide firstPlayer deckA deckB rulesetId deadline salt cards
    winner: winnerSide tilesA tilesB tieScoreA tieScoreB verified block transaction timestamp
    rules { config }
    turns(orderBy: index_ASC) { cell cardIndex warningMarkCell earthBoostEdge reserved }
  }
}`
const schema = z.object({ match: triadMatchSchema.nullable() })

/** A settled match with everything that `replay` needs, and the result on chain. */
export type IndexedTriadMatch = Match &
  MatchResult & {
    readonly id: Hex
    /** Whether the SDK's rules give the chain's result. */
    readonly verified: boolean
    /** The side played by the other player's own bot; null for a match between two players. */
    readonly botSide: Player | null
    readonly block: number
    readonly transaction: Hex
    readonly timestamp: Date
  }

/**
 * One settled match of Triad, ready to be replayed; null if the indexer has none with this id.
 *
 * @example
 * const match = await queryTriadMatch(deployment.indexer.graphqlUrl, matchId)
 * if (match) show(replay(match))
 */
export async function queryTriadMatch(url: string, id: Hex): Promise<IndexedTriadMatch | null> {
  const { match } = await request({ url, query, variables: { id: id.toLowerCase() }, schema })
  return match && toIndexedMatch(match)
}

function toIndexedMatch({ rules, ...row }: z.output<typeof triadMatchSchema>): IndexedTriadMatch {
  const { id, turns, cards, botSide, winner, tiles, tieScores, verified, ...rest } = row
  const { block, transaction, timestamp, ...header } = rest
  return {
    id,
    header,
    turns,
    ruleset: parseRuleset(rules.config),
    cards,
    winner,
    tiles,
    tieScores,
    verified,
    botSide,
    block,
    transaction,
    timestamp,
  }
}
