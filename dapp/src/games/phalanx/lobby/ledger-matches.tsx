import { useLedgerMatches } from '../hooks/use-ledger-matches.js'
import { LedgerMatchList } from '../ledger/ledger-match-list.js'

/** Results that were recorded on chain last. */
export function LedgerMatches() {
  const { data: matches, isError } = useLedgerMatches({ limit: 5 })
  return (
    <section aria-labelledby="ledger-title">
      <h2 id="ledger-title" className="text-xl">
        In the ledger
      </h2>
      {!matches && (
        <p className="mt-2 text-sm text-soft">{isError ? 'The indexer does not answer.' : 'Reading…'}</p>
      )}
      {matches?.length === 0 && <p className="mt-2 text-sm text-soft">No match is recorded on chain yet.</p>}
      {matches && <LedgerMatchList matches={matches} />}
    </section>
  )
}
