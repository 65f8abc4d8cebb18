import { chainNames } from '../../chains/chains.js'
import { useNow } from '../../hooks/use-now.js'
import { useRecentMatches } from '../../hooks/use-recent-matches.js'
import { shortAddress } from '../../lib/short-address.js'
import { timeAgo } from '../../lib/time-ago.js'
import { ChainMark } from '../ui/chain-mark.js'
import { Identicon } from '../ui/identicon.js'

/** The latest matches of all chains, as the indexer saw them. */
export function RecentMatches() {
  const { data: matches, isError } = useRecentMatches(6)
  const now = useNow()
  return (
    <section aria-labelledby="recent-title" className="min-w-0">
      <h3 id="recent-title" className="text-lg">
        Recent matches
      </h3>
      {!matches && (
        <p className="mt-3 text-sm text-soft">{isError ? 'The indexer does not answer.' : 'Reading…'}</p>
      )}
      {matches?.length === 0 && (
        <p className="mt-3 text-sm text-soft">None yet. Yours will be the first in the book.</p>
      )}
      {matches && matches.length > 0 && (
        <ul className="mt-2 divide-y divide-line text-sm">
          {matches.map((match) => (
            <li key={`${match.chain}${match.number}`} className="recent-match">
              <Identicon address={match.player} />
              <span className="truncate font-mono text-[0.8125rem]" title={match.player}>
                {shortAddress(match.player)}
              </span>
              <span className="ml-auto flex items-center gap-1.5 text-soft">
                <ChainMark chain={match.chain} className="size-4" />
                <span className="sr-only">{chainNames[match.chain]}, match </span>
                <span className="min-w-9 text-right font-semibold text-ink tabular-nums">
                  #{match.number}
                </span>
              </span>
              <time
                dateTime={match.timestamp.toISOString()}
                className="w-17 shrink-0 text-right text-soft tabular-nums"
              >
                {timeAgo(match.timestamp, now)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
