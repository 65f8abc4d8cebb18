import {
  type DeckSealedEventArgs,
  events,
  type MatchSettledEventArgs,
  type RulesetRegisteredEventArgs,
} from '../../abi/generated/TriadLeague.js'
import type { Place } from '../../place.js'
import type { EvmBlock } from '../processor.js'
import { readLogs } from '../read-logs.js'

export type RulesetRegistered = RulesetRegisteredEventArgs & { place: Place }
export type DeckSealed = DeckSealedEventArgs & { place: Place }
export type MatchSettled = MatchSettledEventArgs & { place: Place }

export type TriadEvent =
  | ({ type: 'ruleset' } & RulesetRegistered)
  | ({ type: 'seal' } & DeckSealed)
  | ({ type: 'match' } & MatchSettled)

/** Topics of the events that rebuild every match. */
export const triadTopics = [
  events.RulesetRegistered.topic,
  events.DeckSealed.topic,
  events.MatchSettled.topic,
]

/** What the league at `contract` told in these blocks, in the chain's order. */
export function readTriadEvents(blocks: EvmBlock[], contract: string): TriadEvent[] {
  return readLogs<TriadEvent>(blocks, contract, (log, place) => {
    if (events.RulesetRegistered.is(log))
      return [{ type: 'ruleset', place, ...events.RulesetRegistered.decode(log) }]
    if (events.DeckSealed.is(log)) return [{ type: 'seal', place, ...events.DeckSealed.decode(log) }]
    if (events.MatchSettled.is(log)) return [{ type: 'match', place, ...events.MatchSettled.decode(log) }]
    return []
  })
}
