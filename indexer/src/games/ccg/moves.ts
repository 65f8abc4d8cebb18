import { eventTypes, type GameEvent } from '@fivefold/sdk/ccg'
import type { EventLocation } from '../../event-location.js'
import type { GameContractEvent, Named } from './read-events.js'

/** An event of the rules, with accounts instead of indices. */
export type RulesEvent = Named<GameContractEvent, GameEvent['type']>

export type GameStarted = Named<GameContractEvent, 'GameStarted'>
export type ActionSubmitted = Named<GameContractEvent, 'ActionSubmitted'>
export type TimedOut = Named<GameContractEvent, 'TimedOut'>
export type Resigned = Named<GameContractEvent, 'Resigned'>

/** One step of a game: its inputs for a replay, and the events that the rules emitted. */
export type Move = {
  cause: GameStarted | ActionSubmitted | TimedOut | Resigned
  events: RulesEvent[]
}

/** The moves of all games in these events. A call emits its cause first; some causes are also events of the rules. */
export function readMoves(events: GameContractEvent[]): Move[] {
  const moves: Move[] = []
  const latest = new Map<number, Move>()
  for (const event of events) {
    if (isCause(event)) {
      const move: Move = { cause: event, events: [] }
      moves.push(move)
      latest.set(event.args.gameId, move)
    }
    if (!isOfRules(event)) continue
    const move = latest.get(event.args.gameId)
    // Its cause may be quarantined; then it belongs to no move.
    if (move?.cause.location.transaction === event.location.transaction) move.events.push(event)
  }
  return moves
}

/** The location of a move's last event. */
export const endOf = ({ cause, events }: Move): EventLocation => (events.at(-1) ?? cause).location

const causes: readonly string[] = [
  'GameStarted',
  'ActionSubmitted',
  'TimedOut',
  'Resigned',
] satisfies Move['cause']['name'][]

const isCause = (event: GameContractEvent): event is Move['cause'] => causes.includes(event.name)

const isOfRules = (event: GameContractEvent): event is RulesEvent =>
  (eventTypes as readonly string[]).includes(event.name)
