import { firstMismatch, type Timeline } from '../board/timeline.js'

/** Whether the replay comes to the hashes that were recorded. */
export function Verdict({ timeline }: { timeline: Timeline }) {
  const mismatch = firstMismatch(timeline)
  if (mismatch !== undefined) {
    return (
      <p role="alert" className="play-alert">
        After batch {mismatch} the chain has another state than the replay.
      </p>
    )
  }
  const checked = timeline.record.batches.filter(({ stateHash }) => stateHash !== undefined).length
  return <p className="play-proof">{checked} states have the hash that the chain recorded.</p>
}
