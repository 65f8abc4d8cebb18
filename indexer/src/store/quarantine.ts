import type { Store } from '@subsquid/typeorm-store'
import { eventKey } from '../event-location.js'
import { log } from '../log.js'
import { quarantinedEvents } from '../metrics.js'
import { type Chain, QuarantinedEvent } from '../model/index.js'
import { isStorableTime, type Rejected, toStorable } from '../read-each.js'

const longestData = 16_384
const longestReason = 500

/** Stores events that could not be decoded or stored, through the store, so that a reorganisation removes them. */
export async function quarantine(store: Store, chain: Chain, rejected: readonly Rejected[]): Promise<void> {
  if (rejected.length === 0) return
  const rows = rejected.map((each) => quarantinedRow(chain, each))
  await store.upsert(rows)
  quarantinedEvents.inc({ chain }, rows.length)
  for (const { id, contract, reason } of rows) log.error(`quarantined event ${id} of ${contract}: ${reason}`)
}

/** This row can always be stored, regardless of the event's content. */
function quarantinedRow(chain: Chain, { source, reason }: Rejected): QuarantinedEvent {
  const { location, contract, data } = source
  return new QuarantinedEvent({
    id: `${chain}-${eventKey(location)}`,
    chain,
    ...location,
    timestamp: isStorableTime(location.timestamp) ? location.timestamp : new Date(0),
    contract: toStorable(contract),
    data: toStorable(data.slice(0, longestData)),
    reason: toStorable(reason.slice(0, longestReason)),
  })
}
