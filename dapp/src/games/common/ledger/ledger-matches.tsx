import type { ServerGame } from '../match/server-game.js'
import { LedgerMatchList } from './ledger-match-list.js'
import { useLedgerMatches } from './use-ledger-matches.js'

/** Results that were recorded on chain last. */
export function LedgerMatches({ game }: { game: ServerGame['id'] }) {
  const { data: matches, isError } = useLedgerMatches(game, { limit: 5 })
  return (
    <section aria-labelledby="ledger-title">
      <h2 id="ledger-title" className="text-xl">
        In the ledger
      </h2>
      {!matches && (
        <p className="mt-2 text-sm text-soft">{isError ? 'The indexer does not answer.' : 'Reading…'}</p>
      )}
      {matches?.length === 0 && <p className="mt-2 text-sm text-soft">No match is recorded on chain yet.</p>}
      {matches && <LedgerMatchList game={game} matches={matches} />}
    </section>
  )
}
