import type { Hex } from 'viem'
import { type MatchResult, matchMessage, type Transcript } from '../../../games/triad/index.js'
import type { EvmConnection } from '../connect.js'
import { triadContracts } from './contracts.js'
import { withRefusals } from './refusals.js'
import { toMatchResult } from './submit-match.js'

export type SettledResult = MatchResult & {
  readonly seasonId: number
  readonly rulesetNumber: number
  /** Unix seconds. */
  readonly settledAt: bigint
}

/** The result of a settled match; null while it is not settled. */
export async function readResult(connection: EvmConnection, matchId: Hex): Promise<SettledResult | null> {
  const { league } = triadContracts(connection)
  const stored = await withRefusals(() =>
    connection.client.readContract({ ...league, functionName: 'resultOf', args: [matchId] }),
  )
  if (stored.settledAt === 0n) return null
  const { seasonId, rulesetNumber, settledAt } = stored
  return { ...toMatchResult(stored), seasonId, rulesetNumber, settledAt }
}

/** Replays a match with sealed decks by the league's own rules, without checking signatures and deadline. */
export async function previewMatch(connection: EvmConnection, transcript: Transcript): Promise<MatchResult> {
  const { lens, league } = triadContracts(connection)
  const { header, turns } = matchMessage(transcript)
  const [, outcome] = await withRefusals(() =>
    connection.client.readContract({
      ...lens,
      functionName: 'previewMatch',
      args: [league.address, header, turns],
    }),
  )
  return toMatchResult(outcome)
}
