import {
  applyTurn,
  type Match,
  type MatchState,
  orThrow,
  startMatch,
  type TurnEvent,
} from '@fivefold/sdk/triad'

/** A match from its empty board on, as far as it was played. */
export type Timeline = {
  /** `states[n]` is the match after n turns. */
  readonly states: readonly MatchState[]
  /** `events[n]` is what happened in turn n. */
  readonly events: readonly (readonly TurnEvent[])[]
}

/** Plays the turns again, finished match or not. Throws what the rules refuse. */
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
