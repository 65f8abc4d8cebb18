import { parse } from '@fivefold/sdk/core'
import type { RawEvent } from '@fivefold/sdk/polkadot'
import { z } from 'zod'
import type { Place } from '../place.js'
import type { PolkadotBlock } from './processor.js'

const emittedSchema = z.object({ contract: z.string(), data: z.string() })

/** What contracts told in these blocks, in the chain's order; `read` gets the emitter's public key. */
export function readEmitted<E>(
  blocks: PolkadotBlock[],
  read: (contract: string, event: RawEvent, place: Place) => E[],
): E[] {
  return blocks.flatMap(({ header, events }) =>
    events.flatMap((event) => {
      if (event.name !== 'Contracts.ContractEmitted') return []
      const { contract, data } = parse(emittedSchema, event.args, 'event Contracts.ContractEmitted')
      const place = {
        block: header.height,
        logIndex: event.index,
        transaction: event.getExtrinsic().hash,
        timestamp: timeOf(header),
      }
      return read(contract, { data: Buffer.from(data.slice(2), 'hex'), topics: event.topics }, place)
    }),
  )
}

/** Every block but the first sets the time. */
function timeOf({ timestamp = 0 }: PolkadotBlock['header']): Date {
  return new Date(timestamp)
}
