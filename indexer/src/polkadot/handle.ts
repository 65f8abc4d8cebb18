import { parse } from '@fivefold/sdk/core'
import { ContractInterface, matchCounter } from '@fivefold/sdk/polkadot'
import { z } from 'zod'
import type { Match } from '../store/save-batch.js'
import type { PolkadotBlock } from './processor.js'
import { readEmitted } from './read-emitted.js'

const abi = new ContractInterface(matchCounter.metadata)
const matchRecordedSchema = z.object({ player: z.string(), count: z.bigint() })

/** The matches that the contract with this public key recorded in these blocks. */
export function readMatches(blocks: PolkadotBlock[], contract: string): Match[] {
  return readEmitted<Match>(blocks, (emitter, event, { block, transaction, timestamp }) => {
    if (emitter !== contract) return []
    const decoded = abi.decodeEvent(event)
    if (decoded?.name !== 'MatchRecorded') return []
    const { player, count } = parse(matchRecordedSchema, decoded.args, 'event MatchRecorded')
    return [{ number: count, player, block, transaction, timestamp }]
  })
}
