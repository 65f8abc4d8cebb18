import type { Integrity } from '@fivefold/sdk/match'

type IntegrityBadgeProps = { integrity: Integrity; entries: number; commitment: string | undefined }

/** What this page has verified of the match without trusting the server. */
export function IntegrityBadge({ integrity, entries, commitment }: IntegrityBadgeProps) {
  if (integrity.status === 'broken') {
    return (
      <p role="alert" className="play-alert">
        <b>The record failed verification.</b> {integrity.reason}.
      </p>
    )
  }
  return (
    <div className="play-panel grid gap-1 px-4 py-3 text-sm" data-integrity={integrity.status}>
      {entries > 0 && (
        <p className="play-proof">
          {integrity.status === 'proven'
            ? 'Verified: replayed here from the revealed seed, and every hash matches'
            : `Verified: ${entries} ${entries === 1 ? 'entry' : 'entries'}, one unbroken hash chain`}
        </p>
      )}
      {commitment && (
        <p className="text-soft">
          {integrity.status === 'proven' ? 'The seed matches its commitment: ' : 'Seed commitment: '}
          <span className="font-mono text-xs break-all">{commitment.slice(0, 16)}…</span>
        </p>
      )}
    </div>
  )
}
