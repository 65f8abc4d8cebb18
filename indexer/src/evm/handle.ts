import type { Deployment } from '@fivefold/sdk/config'
import type { Store } from '@subsquid/typeorm-store'
import { type ReadResult, readEach } from '../read-each.js'
import { type LedgerEvent, readLedgerEvent } from './ledger/read-events.js'
import { saveLedgerEvents } from './ledger/save-events.js'
import { type EvmBlock, matchLedger, triadLeague } from './processor.js'
import { type EmittedLog, readLogs } from './read-logs.js'
import { readTriadEvent, type TriadEvent } from './triad/read-events.js'
import { saveTriadEvents } from './triad/save-events.js'

/** An event of one of the contracts. */
export type EvmEvent = { triad: TriadEvent } | { ledger: LedgerEvent }

/** Events of the deployment's contracts in these blocks, in chain order. */
export function readEvents(blocks: EvmBlock[], deployment: Deployment): ReadResult<EvmEvent> {
  const readers = new Map<string, (log: EmittedLog) => EvmEvent>([
    [triadLeague(deployment).address.toLowerCase(), (log) => ({ triad: readTriadEvent(log) })],
    [matchLedger(deployment).address.toLowerCase(), (log) => ({ ledger: readLedgerEvent(log) })],
  ])
  return readEach(readLogs(blocks), (log) => readers.get(log.contract)?.(log))
}

/** Writes the rows of these events. */
export async function saveEvmEvents(store: Store, events: EvmEvent[]): Promise<void> {
  await saveTriadEvents(
    store,
    events.flatMap((event) => ('triad' in event ? event.triad : [])),
  )
  await saveLedgerEvents(
    store,
    events.flatMap((event) => ('ledger' in event ? event.ledger : [])),
  )
}
