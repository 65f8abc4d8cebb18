import type { LedgerMatch } from '@fivefold/sdk/indexer'
import { useNow } from '../../../hooks/use-now.js'
import { shortAddress } from '../../../lib/short-address.js'
import { timeAgo } from '../../../lib/time-ago.js'
import { Identicon } from '../../../shell/ui/identicon.js'
import { useLedgerMatches } from '../hooks/use-ledger-matches.js'

/** Results that were recorded on chain. */
export function LedgerMatches() {
  const { data: matches, isError } = useLedgerMatches()
  return (
    <section aria-labelledby="ledger-title">
      <h2 id="ledger-title" className="text-xl">
        In the ledger
      </h2>
      {!matches && (
        <p className="mt-2 text-sm text-soft">{isError ? 'The indexer does not answer.' : 'Reading…'}</p>
      )}
      {matches?.length === 0 && <p className="mt-2 text-sm text-soft">No match is recorded on chain yet.</p>}
      <ul className="divide-y divide-line text-sm">
        {matches?.map((match) => (
          <Recorded key={match.key} match={match} />
        ))}
      </ul>
    </section>
  )
}

function Recorded({
  match: { playerA, playerB, winner, status, actionCount, timestamp },
}: {
  match: LedgerMatch
}) {
  const now = useNow()
  return (
    <li className="recent-match">
      <span className="grid gap-1">
        {[playerA, playerB].map((address, index) => (
          <span key={address} className="flex items-center gap-2" title={address}>
            <Identicon address={address} className="size-5" />
            <span className="font-mono text-[0.8125rem]">{shortAddress(address)}</span>
            {winner === index && <span className="text-soft">won</span>}
          </span>
        ))}
      </span>
      <span className="ml-auto text-right text-soft">
        {status === 'final' ? `${actionCount} actions` : status}
        <time dateTime={timestamp.toISOString()} className="block tabular-nums">
          {timeAgo(timestamp, now)}
        </time>
      </span>
    </li>
  )
}
