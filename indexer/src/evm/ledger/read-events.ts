import {
  events,
  type ResultClaimedEventArgs,
  type ResultSignedEventArgs,
} from '../../abi/generated/MatchLedger.js'
import type { Place } from '../../place.js'
import type { EvmBlock } from '../processor.js'
import { readLogs } from '../read-logs.js'

export type LedgerEvent = { place: Place } & (
  | ({ type: 'signed' } & ResultSignedEventArgs)
  | ({ type: 'claimed' } & ResultClaimedEventArgs)
  | { type: 'stood'; key: string }
  | { type: 'voided'; key: string }
)

export const ledgerTopics = [
  events.ResultSigned.topic,
  events.ResultClaimed.topic,
  events.ClaimStood.topic,
  events.ClaimVoided.topic,
]

/** What the ledger at `contract` told in these blocks, in the chain's order. */
export function readLedgerEvents(blocks: EvmBlock[], contract: string): LedgerEvent[] {
  return readLogs<LedgerEvent>(blocks, contract, (log, place) => {
    if (events.ResultSigned.is(log)) return [{ type: 'signed', place, ...events.ResultSigned.decode(log) }]
    if (events.ResultClaimed.is(log)) return [{ type: 'claimed', place, ...events.ResultClaimed.decode(log) }]
    if (events.ClaimStood.is(log)) return [{ type: 'stood', place, key: events.ClaimStood.decode(log).key }]
    if (events.ClaimVoided.is(log))
      return [{ type: 'voided', place, key: events.ClaimVoided.decode(log).key }]
    return []
  })
}
