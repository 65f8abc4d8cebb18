import {
  type DeckSealedEventArgs,
  events,
  type MatchSettledEventArgs,
  type RulesetRegisteredEventArgs,
} from '../../abi/generated/TriadLeague.js'
import type { Place } from '../../place.js'
import { type EmittedLog, unknownLog } from '../read-logs.js'

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

/** Reads a log of the league. */
export function readTriadEvent(emitted: EmittedLog): TriadEvent {
  const { log, place } = emitted
  if (events.RulesetRegistered.is(log))
    return { type: 'ruleset', place, ...events.RulesetRegistered.decode(log) }
  if (events.DeckSealed.is(log)) return { type: 'seal', place, ...events.DeckSealed.decode(log) }
  if (events.MatchSettled.is(log)) return { type: 'match', place, ...events.MatchSettled.decode(log) }
  return unknownLog(emitted)
}
