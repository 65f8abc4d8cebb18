import {
  applyTurn,
  type Match,
  type MatchState,
  orThrow,
  startMatch,
  type TurnEvent,
} from '@fivefold/sdk/triad'

/** A match from the empty board to its last turn so far. */
export type Timeline = {
  /** `states[n]` is the match after n turns. */
  readonly states: readonly MatchState[]
  /** `events[n]` are the events of turn n. */
  readonly events: readonly (readonly TurnEvent[])[]
}

/** Replays the turns of a match, finished or not. Throws if the rules refuse one. */
export function buildTimeline(match: Match): Timeline {
  let { state } = orThrow(startMatch(match))
  const states = [state]
  const events: (readonly TurnEvent[])[] = []
  for (const turn of match.turns) {
    const result = orThrow(applyTurn(state, turn))
    state = result.state
    states.push(state)
    events.push(result.events)
  }
  return { states, events }
}
