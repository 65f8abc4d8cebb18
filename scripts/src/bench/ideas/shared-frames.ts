import type { Viewer } from '@fivefold/sdk/core'
import { StateFrames, type StateFramesParameters } from '../../../../server/src/match/rooms/state-frames.js'
import type { Idea } from './idea.js'
import type { PlayedMatch } from './played-match.js'

/** Two players and spectators: with the players alone, sharing saves little. */
const viewers: readonly Viewer[] = [0, 1, ...Array.from({ length: 8 }, () => 'spectator' as const)]

/** The patches of every action of a match, for all its viewers. */
export function sharedFramesIdea({ states }: PlayedMatch): Idea {
  const show = (framesFor: (frames: () => StateFrames) => () => StateFrames) => () => {
    for (const [index, match] of states.entries()) {
      const shown = states[index - 1]
      if (!shown) continue
      const parameters: StateFramesParameters = {
        match,
        commitment: undefined,
        problem: undefined,
        spectatorCount: viewers.length - 2,
        log: undefined,
      }
      const frames = framesFor(() => new StateFrames(parameters))
      for (const viewer of viewers) frames().of(viewer, shown)
    }
    return states.length - 1
  }
  return {
    name: `one frame for all ${viewers.length} viewers`,
    record: 4,
    units: 'actions shown to all viewers',
    withIdea: show((newFrames) => {
      const shared = newFrames()
      return () => shared
    }),
    without: show((newFrames) => newFrames),
  }
}
