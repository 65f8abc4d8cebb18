import { parse } from '@fivefold/sdk/core'
import type { RawEvent } from '@fivefold/sdk/polkadot'
import { z } from 'zod'
import type { Emitted } from '../read-each.js'
import type { PolkadotBlock } from './processor.js'
import { toPublicKey } from './public-key.js'

const emittedSchema = z.object({ contract: z.string(), data: z.string() })

export type EmittedEvent = Emitted & { raw: RawEvent }

/** What these contracts emitted in these blocks, in the chain's order. */
export function readEmitted(blocks: PolkadotBlock[], addresses: readonly string[]): EmittedEvent[] {
  const addressOf = new Map(addresses.map((address) => [toPublicKey(address), address]))
  return blocks.flatMap(({ header, events }) =>
    events.flatMap((event) => {
      if (event.name !== 'Contracts.ContractEmitted') return []
      const { contract: key, data } = parse(emittedSchema, event.args, 'event Contracts.ContractEmitted')
      const contract = addressOf.get(key)
      if (!contract) return []
      const location = {
        block: header.height,
        logIndex: event.index,
        // A call that the chain itself scheduled belongs to no extrinsic.
        transaction: event.extrinsic?.hash ?? header.hash,
        timestamp: timeOf(header),
      }
      return {
        location,
        contract,
        data: [...event.topics, data].join(' '),
        raw: { data: Buffer.from(data.slice(2), 'hex'), topics: event.topics },
      }
    }),
  )
}

/** Every block but the first sets the time. */
function timeOf({ timestamp = 0 }: PolkadotBlock['header']): Date {
  return new Date(timestamp)
}
