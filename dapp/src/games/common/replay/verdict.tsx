import { firstMismatch } from './timeline.js'

type VerdictProps = { hashes: readonly string[]; log: Parameters<typeof firstMismatch>[1] }

/** Whether a replay came to the hashes of the match's own log. */
export function Verdict({ hashes, log }: VerdictProps) {
  const mismatch = firstMismatch(hashes, log)
  if (mismatch !== undefined) {
    return (
      <p role="alert" className="play-alert">
        After action {mismatch} the log has another hash than the replay.
      </p>
    )
  }
  return <p className="play-proof">All {hashes.length} states have the hash that the log has for them.</p>
}
