import type { ServerGame } from '../match/server-game.js'
import { ListState } from '../standings/standings-page.js'
import { LedgerMatchList } from './ledger-match-list.js'
import { useLedgerMatches } from './use-ledger-matches.js'

/** The latest results recorded on chain. */
export function LedgerMatches({ game }: { game: ServerGame['id'] }) {
  const { data: matches, isError } = useLedgerMatches(game, { limit: 5 })
  return (
    <section aria-labelledby="ledger-title">
      <h2 id="ledger-title" className="text-xl">
        In the ledger
      </h2>
      <ListState rows={matches} isError={isError} empty="No match is recorded on chain yet." />
      {matches && <LedgerMatchList game={game} matches={matches} />}
    </section>
  )
}
