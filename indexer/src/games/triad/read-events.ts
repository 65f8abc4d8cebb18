import {
  type DeckSealedEventArgs,
  events,
  type MatchSettledEventArgs,
  type RulesetRegisteredEventArgs,
} from '../../abi/generated/TriadLeague.js'
import type { EventLocation } from '../../event-location.js'
import { type EmittedLog, unknownLog } from '../../evm/read-logs.js'

export type RulesetRegistered = RulesetRegisteredEventArgs & { location: EventLocation }
export type DeckSealed = DeckSealedEventArgs & { location: EventLocation }
export type MatchSettled = MatchSettledEventArgs & { location: EventLocation }

export type TriadEvent =
  | ({ type: 'ruleset' } & RulesetRegistered)
  | ({ type: 'seal' } & DeckSealed)
  | ({ type: 'match' } & MatchSettled)

const { RulesetRegistered, DeckSealed, MatchSettled } = events

/** Topics of the events from which every match can be rebuilt. */
export const triadTopics = [RulesetRegistered, DeckSealed, MatchSettled].map(({ topic }) => topic)

/** Reads a log of the league. */
export function readTriadEvent(emitted: EmittedLog): TriadEvent {
  const { log, location } = emitted
  if (RulesetRegistered.is(log)) return { type: 'ruleset', location, ...RulesetRegistered.decode(log) }
  if (DeckSealed.is(log)) return { type: 'seal', location, ...DeckSealed.decode(log) }
  if (MatchSettled.is(log)) return { type: 'match', location, ...MatchSettled.decode(log) }
  return unknownLog(emitted)
}
