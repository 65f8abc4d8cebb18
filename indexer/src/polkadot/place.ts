import { parse } from '@fivefold/sdk/core'
import type { RawEvent } from '@fivefold/sdk/polkadot'
import { z } from 'zod'
import type { PolkadotBlock } from './processor.js'

/** Where an event stands in the chain. */
export type Place = { block: number; logIndex: number; transaction: string; timestamp: Date }

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

type Placed = Pick<Place, 'block' | 'logIndex'>

/** Whether an event comes after the last one that a row knows: blocks may be read twice. */
export function isNews({ block, logIndex }: Placed, row: Placed | undefined): boolean {
  return !row || block > row.block || (block === row.block && logIndex > row.logIndex)
}

/** The key of rows that stand for one event. */
export const placeId = ({ block, logIndex }: Placed): string => `${block}-${logIndex}`
