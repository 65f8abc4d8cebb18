import { StateFrames } from '../../../../server/src/match/rooms/state-frames.js'
import type { Idea } from './idea.js'
import type { PlayedMatch } from './played-match.js'

/** Both players' messages for each action of a match. */
export function statePatchesIdea({ states, log }: PlayedMatch): Idea {
  const bytesOf = (hasPatches: boolean): number => {
    let bytes = 0
    for (const [index, match] of states.entries()) {
      const shown = states[index - 1]
      if (!shown) continue
      const frames = new StateFrames({
        match,
        commitment: undefined,
        problem: undefined,
        spectatorCount: 0,
        log: hasPatches ? undefined : log.slice(0, index),
      })
      for (const player of [0, 1] as const) bytes += frames.of(player, hasPatches ? shown : undefined).length
    }
    return bytes
  }
  const count = log.length
  const work = (hasPatches: boolean) => () => {
    bytesOf(hasPatches)
    return count
  }
  return {
    name: 'patches instead of whole states',
    record: 3,
    units: 'actions shown to both players',
    withIdea: work(true),
    without: work(false),
    bytes: { withIdea: bytesOf(true) / count, without: bytesOf(false) / count },
  }
}
