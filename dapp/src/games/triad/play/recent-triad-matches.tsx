import { useIndexedMatches } from '../hooks/use-indexed.js'
import { MatchList } from '../match-list.js'

/** The latest settled matches. */
export function RecentTriadMatches() {
  const { data: matches, isError } = useIndexedMatches({ limit: 5 })
  return (
    <section aria-labelledby="settled-title">
      <h2 id="settled-title" className="text-xl">
        Recent matches
      </h2>
      {!matches && (
        <p className="mt-2 text-sm text-soft">{isError ? 'The indexer does not answer.' : 'Reading…'}</p>
      )}
      {matches?.length === 0 && <p className="mt-2 text-sm text-soft">No match is settled yet.</p>}
      {matches && <MatchList matches={matches} />}
    </section>
  )
}
