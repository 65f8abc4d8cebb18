import type { WarSnapshot } from '@fivefold/sdk/match/war'
import { useNow } from '../../../hooks/use-now.js'

/** A tie waits for the lots of its cards. */
export function LotsNotice({ awaits }: { awaits: NonNullable<WarSnapshot['awaitsLots']> }) {
  const { ids, since, problem } = awaits
  const seconds = Math.max(0, Math.round((useNow(1_000).getTime() - Date.parse(since)) / 1_000))
  return (
    <p role="status" className="play-status" data-testid="awaits-lots">
      A tie: waiting for the lot of {ids.map((id) => `#${id}`).join(' and ')} ({seconds} s). The round
      continues as soon as it is there.{problem && ` So far: ${problem}.`}
    </p>
  )
}
