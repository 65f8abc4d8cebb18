import type { PartState } from './part.js'

/** A part's state as text. */
export function describeState(state: PartState, now = Date.now()): string {
  switch (state.kind) {
    case 'waiting':
      return state.for.length > 0 ? `waiting for ${state.for.join(', ')}` : 'waiting'
    case 'failing':
      return `not answering (${state.why})`
    case 'restarting':
      return `restarting in ${Math.max(0, Math.ceil((state.at - now) / 1000))} s (${state.why})`
    default:
      return state.kind
  }
}
