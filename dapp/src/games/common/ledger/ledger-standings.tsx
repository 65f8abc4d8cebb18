import type { LedgerStanding } from '@fivefold/sdk/indexer'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type Address, getAddress, isAddress } from 'viem'
import { shortAddress } from '../../../lib/short-address.js'
import type { ServerGame } from '../match/server-game.js'
import { PageButtons } from '../page-buttons.js'
import { PageHead } from '../page-head.js'
import { PlayerName } from '../player-name.js'
import { type StandingsColumn, StandingsTable } from '../standings-table.js'
import { LedgerMatchList } from './ledger-match-list.js'
import { useLedgerMatches, useLedgerStandings } from './use-ledger-matches.js'

type Game = ServerGame['id']

const pageSize = 20
const columns: readonly StandingsColumn<LedgerStanding>[] = [
  { label: 'Played', cell: ({ played }) => played },
]

/** Who has won how many of the recorded matches, and those matches. */
export function LedgerStandings({ game }: { game: Game }) {
  const [search] = useSearchParams()
  const asked = search.get('player') ?? ''
  const player = isAddress(asked, { strict: false }) ? getAddress(asked) : undefined
  const { data: standings, isError } = useLedgerStandings(game)
  return (
    <>
      <PageHead title="Standings">
        <p>By wins, then by their share. Counted from what is recorded on chain, nothing else.</p>
      </PageHead>
      <div className="mx-auto grid max-w-[84rem] gap-x-12 gap-y-8 px-4 py-4 pb-12 sm:px-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <StandingsTable
          standings={standings}
          isError={isError}
          empty="No match is recorded yet."
          columns={columns}
          renderPlayer={(address) => (
            <PlayerName address={address} to={`/${game}/standings?player=${address}`} />
          )}
        />
        <History key={player} game={game} player={player} />
      </div>
    </>
  )
}

function History({ game, player }: { game: Game; player: Address | undefined }) {
  const [page, setPage] = useState(0)
  // One more than is shown tells whether there is another page.
  const filter = { limit: pageSize + 1, offset: page * pageSize, ...(player && { player }) }
  const { data: found, isError } = useLedgerMatches(game, filter)
  return (
    <section aria-labelledby="history-title">
      <h2 id="history-title" className="text-xl">
        {player ? `Matches of ${shortAddress(player)}` : 'Matches'}
      </h2>
      {player && (
        <Link to={`/${game}/standings`} className="link text-sm">
          All matches
        </Link>
      )}
      {!found && (
        <p className="mt-2 text-sm text-soft">{isError ? 'The indexer does not answer.' : 'Reading…'}</p>
      )}
      {found?.length === 0 && <p className="mt-2 text-sm text-soft">None yet.</p>}
      {found && <LedgerMatchList game={game} matches={found.slice(0, pageSize)} />}
      <PageButtons page={page} hasOlder={(found?.length ?? 0) > pageSize} onPage={setPage} />
    </section>
  )
}
