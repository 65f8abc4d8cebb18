import {
  type DeckSealedEventArgs,
  events,
  type MatchSettledEventArgs,
  type RulesetRegisteredEventArgs,
} from '../../abi/generated/TriadLeague.js'
import type { EventLocation } from '../../event-location.js'
import { type EmittedLog, unknownLog } from '../read-logs.js'

export type RulesetRegistered = RulesetRegisteredEventArgs & { location: EventLocation }
export type DeckSealed = DeckSealedEventArgs & { location: EventLocation }
export type MatchSettled = MatchSettledEventArgs & { location: EventLocation }

export type TriadEvent =
  | ({ type: 'ruleset' } & RulesetRegistered)
  | ({ type: 'seal' } & DeckSealed)
  | ({ type: 'match' } & MatchSettled)

/** Topics of the events from which every match can be rebuilt. */
export const triadTopics = [
  events.RulesetRegistered.topic,
  events.DeckSealed.topic,
  events.MatchSettled.topic,
]

/** Reads a log of the league. */
export function readTriadEvent(emitted: EmittedLog): TriadEvent {
  const { log, location } = emitted
  if (events.RulesetRegistered.is(log))
    return { type: 'ruleset', location, ...events.RulesetRegistered.decode(log) }
  if (events.DeckSealed.is(log)) return { type: 'seal', location, ...events.DeckSealed.decode(log) }
  if (events.MatchSettled.is(log)) return { type: 'match', location, ...events.MatchSettled.decode(log) }
  return unknownLog(emitted)
}
