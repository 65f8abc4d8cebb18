import type { Viewer } from '@fivefold/sdk/phalanx'
import type { AnyState, MatchGame } from './game.js'

type Seen = { state: AnyState; view: AnyState }

/** What viewers may see of a match. The newest view of each is kept: the next change is told by comparing with it. */
export class Views {
  readonly #newest = new Map<Viewer, Seen>()

  of(game: MatchGame, state: AnyState, viewer: Viewer): AnyState {
    const known = this.#newest.get(viewer)
    if (known?.state === state) return known.view
    const view = game.view(state, viewer)
    this.#newest.set(viewer, { state, view })
    return view
  }
}
