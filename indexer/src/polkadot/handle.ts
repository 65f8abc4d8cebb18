import { parse } from '@fivefold/sdk/core'
import { ContractInterface, matchCounter } from '@fivefold/sdk/polkadot'
import { z } from 'zod'
import type { Match } from '../store/save-batch.js'
import type { PolkadotBlock } from './processor.js'

const abi = new ContractInterface(matchCounter.metadata)
const emittedSchema = z.object({ contract: z.string(), data: z.string() })
const matchRecordedSchema = z.object({ player: z.string(), count: z.bigint() })

/** The matches that the contract with this public key recorded in these blocks. */
export function readMatches(blocks: PolkadotBlock[], contract: string): Match[] {
  return blocks.flatMap(({ header, events }) =>
    events.flatMap((event) => {
      if (event.name !== 'Contracts.ContractEmitted') return []
      const emitted = parse(emittedSchema, event.args, 'event Contracts.ContractEmitted')
      if (emitted.contract !== contract) return []
      const decoded = abi.decodeEvent({
        data: Buffer.from(emitted.data.slice(2), 'hex'),
        topics: event.topics,
      })
      if (decoded?.name !== 'MatchRecorded') return []
      const { player, count } = parse(matchRecordedSchema, decoded.args, 'event MatchRecorded')
      return [
        {
          number: count,
          player,
          block: header.height,
          transaction: event.getExtrinsic().hash,
          timestamp: timeOf(header),
        },
      ]
    }),
  )
}

/** Every block but the first sets the time. */
function timeOf({ timestamp = 0 }: PolkadotBlock['header']): Date {
  return new Date(timestamp)
}
