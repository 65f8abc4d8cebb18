import { triadLeagueAbi } from '@fivefold/sdk/evm/abis'
import type { Match, MatchResult } from '@fivefold/sdk/triad'
import { matchId } from '@fivefold/sdk/triad'
import {
  type AbiParameter,
  bytesToHex,
  concat,
  encodeAbiParameters,
  getAbiItem,
  type Hex,
  numberToHex,
  pad,
} from 'viem'
import { events } from '../../src/abi/generated/TriadLeague.js'
import type { EvmTestChain } from './evm.js'
import { sendCalldata } from './send-calldata.js'

/** Emits its calldata: four topics, then the data. */
const parrot: Hex = '0x606035604035602035600035608036038060806000376000a400'

const eventData: readonly AbiParameter[] = getAbiItem({
  abi: triadLeagueAbi,
  name: 'MatchSettled',
}).inputs.filter((input) => !('indexed' in input && input.indexed))

/** Makes the league emit a result that its rules would never give. */
export async function forgeSettlement(
  { connection, client }: EvmTestChain,
  match: Match,
  { winner, tiles, tieScores }: MatchResult,
): Promise<void> {
  const address = connection.contracts.triad?.league
  const code = address && (await connection.client.getCode({ address }))
  if (!code) throw new Error('no league')
  const { header } = match
  const turns = match.turns.flatMap((turn) => [
    turn.cell,
    turn.cardIndex,
    turn.warningMarkCell,
    turn.earthBoostEdge,
    turn.reserved,
  ])
  const [tilesA, tilesB] = tiles
  const [tieScoreA, tieScoreB] = tieScores
  const data = concat([
    events.MatchSettled.topic as Hex,
    matchId(match),
    numberToHex(header.seasonId, { size: 32 }),
    pad(winner === 0 ? header.playerA : header.playerB),
    encodeAbiParameters(eventData, [
      header,
      bytesToHex(new Uint8Array(turns)),
      { winner, tilesA, tilesB, tieScoreA, tieScoreB },
    ]),
  ])
  await client.setCode({ address, bytecode: parrot })
  await sendCalldata(connection, address, data)
  await client.setCode({ address, bytecode: code })
}
