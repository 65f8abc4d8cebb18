import type { Deployment } from '@fivefold/sdk/config'
import type { Store } from '@subsquid/typeorm-store'
import { getAddress } from 'viem'
import { events } from '../abi/generated/MatchCounter.js'
import { Chain } from '../model/index.js'
import { type ReadResult, readEach } from '../read-each.js'
import { type Match, saveMatches } from '../store/save-matches.js'
import { type LedgerEvent, readLedgerEvent } from './ledger/read-events.js'
import { saveLedgerEvents } from './ledger/save-events.js'
import { type EvmBlock, matchCounter, matchLedger, triadLeague } from './processor.js'
import { type EmittedLog, readLogs, unknownLog } from './read-logs.js'
import { readTriadEvent, type TriadEvent } from './triad/read-events.js'
import { saveTriadEvents } from './triad/save-events.js'

/** An event of one of the contracts. */
export type EvmEvent = { match: Match } | { triad: TriadEvent } | { ledger: LedgerEvent }

/** What the deployment's contracts emitted in these blocks, in the chain's order. */
export function readEvents(blocks: EvmBlock[], deployment: Deployment): ReadResult<EvmEvent> {
  const readers = new Map<string, (log: EmittedLog) => EvmEvent>([
    [matchCounter(deployment).address.toLowerCase(), (log) => ({ match: readMatch(log) })],
    [triadLeague(deployment).address.toLowerCase(), (log) => ({ triad: readTriadEvent(log) })],
    [matchLedger(deployment).address.toLowerCase(), (log) => ({ ledger: readLedgerEvent(log) })],
  ])
  return readEach(readLogs(blocks), (log) => readers.get(log.contract)?.(log))
}

function readMatch(emitted: EmittedLog): Match {
  if (!events.MatchRecorded.is(emitted.log)) return unknownLog(emitted)
  const { player, count } = events.MatchRecorded.decode(emitted.log)
  const { block, transaction, timestamp } = emitted.location
  return { number: count, player: getAddress(player), block, transaction, timestamp }
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
  await saveMatches(
    store,
    Chain.evm,
    events.flatMap((event) => ('match' in event ? event.match : [])),
  )
}
