import type { CcgGameSummary, CcgStanding } from '@fivefold/sdk/indexer'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useNow } from '../../../hooks/use-now.js'
import { shortAddress } from '../../../lib/short-address.js'
import { timeAgo } from '../../../lib/time-ago.js'
import { PageButtons } from '../../common/page-buttons.js'
import { PageHead } from '../../common/page-head.js'
import { PlayerName, playerText } from '../../common/player-name.js'
import { type StandingsColumn, StandingsTable } from '../../common/standings-table.js'
import { CcgFrame } from '../ccg-frame.js'
import { useIndexedGames, useStandings } from '../hooks/use-indexed.js'

const pageSize = 15
const columns: readonly StandingsColumn<CcgStanding>[] = [
  { label: 'Drawn', cell: ({ drawn }) => drawn },
  { label: 'Played', cell: ({ played }) => played },
]

/** Who has won how many games, and those games. */
export function Page() {
  const [search] = useSearchParams()
  const player = search.get('player') ?? undefined
  const { data: standings, isError } = useStandings()
  return (
    <CcgFrame title="Standings">
      <PageHead title="Standings">
        <p>
          By wins, then by their share. Counted from the games that the contract has ended; games against bots
          are left out.
        </p>
      </PageHead>
      <div className="mx-auto grid max-w-[84rem] gap-x-12 gap-y-8 px-4 py-4 pb-12 sm:px-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <StandingsTable
          standings={standings}
          isError={isError}
          empty="No game is over yet."
          columns={columns}
          chain="polkadot"
          renderPlayer={(address) => <PlayerName address={address} to={`/ccg/standings?player=${address}`} />}
        />
        <History key={player} player={player} />
      </div>
    </CcgFrame>
  )
}

function History({ player }: { player: string | undefined }) {
  const [page, setPage] = useState(0)
  // One more than is shown tells whether there is another page.
  const filter = { limit: pageSize + 1, offset: page * pageSize, ...(player && { player }) }
  const { data: found, isError } = useIndexedGames(filter)
  return (
    <section aria-labelledby="history-title">
      <h2 id="history-title" className="text-xl">
        {player ? `Games of ${shortAddress(player)}` : 'Games'}
      </h2>
      {player && (
        <Link to="/ccg/standings" className="link text-sm">
          All games
        </Link>
      )}
      {!found && (
        <p className="mt-2 text-sm text-soft">{isError ? 'The indexer does not answer.' : 'Reading…'}</p>
      )}
      {found?.length === 0 && <p className="mt-2 text-sm text-soft">None yet.</p>}
      <ul className="mt-2 grid gap-1.5 text-sm">
        {found?.slice(0, pageSize).map((game) => (
          <GameLine key={game.id} game={game} />
        ))}
      </ul>
      <PageButtons page={page} hasOlder={(found?.length ?? 0) > pageSize} onPage={setPage} />
    </section>
  )
}

function GameLine({ game }: { game: CcgGameSummary }) {
  const now = useNow()
  const { id, botSide, endedBy, endedAt, startedAt } = game
  return (
    <li className="flex items-baseline justify-between gap-3">
      <Link to={endedBy ? `/ccg/replay/${id}` : `/ccg/game/${id}`} className="link font-semibold">
        Game {id}
      </Link>
      <span className="text-soft">
        {botSide !== null && 'against a bot: '}
        {resultOf(game)}, {timeAgo(endedAt ?? startedAt, now)}
      </span>
    </li>
  )
}

function resultOf({ status, winner, winnerSide, botSide, turn }: CcgGameSummary): string {
  if (status === 'cancelled') return 'cancelled'
  if (status === 'drawn') return 'a draw'
  return winner ? `${playerText(winner, winnerSide === botSide)} won` : `turn ${turn}`
}
