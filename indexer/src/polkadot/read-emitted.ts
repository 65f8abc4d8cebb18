import { parse } from '@fivefold/sdk/core'
import type { RawEvent } from '@fivefold/sdk/polkadot'
import { z } from 'zod'
import { type GameEvent, readGameEvents } from '../game-events.js'
import type { Emitted, ReadResult } from '../read-each.js'
import type { PolkadotBlock, PolkadotContract } from './processor.js'
import { toPublicKey } from './public-key.js'

const emittedSchema = z.object({ contract: z.string(), data: z.string() })

export type EmittedEvent = Emitted & { raw: RawEvent }

/** The events of these contracts in these blocks, in chain order. */
export function readEvents(
  blocks: PolkadotBlock[],
  contracts: readonly PolkadotContract[],
): ReadResult<GameEvent> {
  return readGameEvents<'polkadot'>(readEmitted(blocks, contracts), contracts)
}

function readEmitted(blocks: PolkadotBlock[], contracts: readonly PolkadotContract[]): EmittedEvent[] {
  const addressOf = new Map(contracts.map(({ address }) => [toPublicKey(address), address]))
  return blocks.flatMap(({ header, events }) =>
    events.flatMap((event) => {
      if (event.name !== 'Contracts.ContractEmitted') return []
      const { contract: key, data } = parse(emittedSchema, event.args, 'event Contracts.ContractEmitted')
      const contract = addressOf.get(key)
      if (!contract) return []
      const location = {
        block: header.height,
        logIndex: event.index,
        // A call scheduled by the chain itself belongs to no extrinsic.
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

/** Every block except the first sets the time. */
function timeOf({ timestamp = 0 }: PolkadotBlock['header']): Date {
  return new Date(timestamp)
}
