import type { Hex } from 'viem'
import { parseEventLogs } from 'viem'
import { type MatchResult, matchMessage, type Player, type Transcript } from '../../../games/triad/index.js'
import { triadLeagueAbi } from '../../../generated/evm/abis.js'
import type { EvmAccount } from '../account.js'
import type { EvmConnection } from '../connect.js'
import { sendCall } from '../send-call.js'
import { triadContracts } from './contracts.js'
import { withRefusals } from './refusals.js'

export type Settlement = {
  readonly matchId: Hex
  readonly transaction: Hex
  readonly block: bigint
  readonly result: MatchResult
}

/** Submits a match signed by both players. `account` pays; it can be any account, such as a player or a relayer. */
export async function submitMatch(
  connection: EvmConnection,
  account: EvmAccount,
  match: Transcript & { readonly sigA: Hex; readonly sigB: Hex },
): Promise<Settlement> {
  const { league } = triadContracts(connection)
  const { header, turns } = matchMessage(match)
  const { logs, transactionHash, blockNumber } = await withRefusals(() =>
    sendCall(connection, account, (wallet) =>
      wallet.writeContract({
        ...league,
        functionName: 'submitMatch',
        args: [header, turns, match.sigA, match.sigB],
        account: wallet.account,
        chain: connection.chain,
      }),
    ),
  )
  const [settled] = parseEventLogs({ abi: triadLeagueAbi, eventName: 'MatchSettled', logs })
  if (!settled) throw new Error('submitMatch left no MatchSettled event')
  const { matchId, outcome } = settled.args
  return { matchId, transaction: transactionHash, block: blockNumber, result: toMatchResult(outcome) }
}

type Outcome = { winner: number; tilesA: number; tilesB: number; tieScoreA: number; tieScoreB: number }

export function toMatchResult({ winner, tilesA, tilesB, tieScoreA, tieScoreB }: Outcome): MatchResult {
  return { winner: winner as Player, tiles: [tilesA, tilesB], tieScores: [tieScoreA, tieScoreB] }
}
