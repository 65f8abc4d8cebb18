import type { DoleroGameSummary, DoleroStanding } from '@fivefold/sdk/indexer'
import type { Table } from '@fivefold/sdk/solana/dolero'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useNow } from '../../../hooks/use-now.js'
import { formatAmount } from '../../../lib/format-amount.js'
import { shortAddress } from '../../../lib/short-address.js'
import { timeAgo } from '../../../lib/time-ago.js'
import { PageButtons } from '../../common/page-buttons.js'
import { PageHead } from '../../common/page-head.js'
import { PlayerName, playerText } from '../../common/player-name.js'
import { type StandingsColumn, StandingsTable } from '../../common/standings-table.js'
import { DoleroFrame } from '../dolero-frame.js'
import { useIndexedGames, useStandings } from '../hooks/use-indexed.js'
import { type Unit, useMoney, useTables } from '../hooks/use-tables.js'

const pageSize = 15
const sol = 'SOL'

/** Who has won how much of one token, and the games. */
export function Page() {
  const [search, setSearch] = useSearchParams()
  const player = search.get('player') ?? undefined
  const token = search.get('token') ?? sol
  const { data: tables = [] } = useTables()
  const tokens = [sol, ...new Set(tables.flatMap(({ mint }) => mint ?? []))]
  const { unit } = useMoney(tableWith(tables, token))
  const { data: standings, isError } = useStandings(token)
  return (
    <DoleroFrame title="Standings">
      <PageHead title="Standings">
        <p>
          By what was won or lost in all, one token at a time. Counted from settled games; games against bots
          are left out.
        </p>
      </PageHead>
      <div className="mx-auto grid max-w-[84rem] gap-x-12 gap-y-8 px-4 py-4 pb-12 sm:px-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <label className="mb-4 flex items-center gap-2 text-sm">
            Token
            <select
              className="play-select"
              value={token}
              onChange={(event) => setSearch({ token: event.target.value })}
            >
              {tokens.map((each) => (
                <option key={each} value={each}>
                  {tableWith(tables, each)?.mint
                    ? (tableWith(tables, each)?.name?.toUpperCase() ?? shortAddress(each))
                    : sol}
                </option>
              ))}
            </select>
          </label>
          <StandingsTable
            standings={standings}
            isError={isError}
            empty="No game with this token is settled yet."
            columns={columnsIn(unit)}
            chain="solana"
            renderPlayer={(address) => (
              <PlayerName address={address} to={`/dolero/standings?token=${token}&player=${address}`} />
            )}
          />
        </div>
        <History key={player} player={player} />
      </div>
    </DoleroFrame>
  )
}

const tableWith = (tables: readonly Table[], token: string) =>
  tables.find(({ mint }) => (mint ?? sol) === token)

function columnsIn(unit: Unit): StandingsColumn<DoleroStanding>[] {
  return [
    { label: 'Net', cell: ({ net }) => signed(net, unit) },
    { label: 'Played', cell: ({ played }) => played },
  ]
}

function signed(net: bigint, unit: Unit): string {
  const text = formatAmount({ raw: net < 0n ? -net : net, ...unit })
  return net < 0n ? `−${text}` : `+${text}`
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
        <Link to="/dolero/standings" className="link text-sm">
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

function GameLine({ game }: { game: DoleroGameSummary }) {
  const now = useNow()
  const { id, status, winner, winnerSide, botSide, round, timestamp } = game
  const result =
    status === 'waiting'
      ? 'waits'
      : status === 'left'
        ? 'nobody came'
        : status === 'running'
          ? `round ${round}`
          : winner
            ? `${playerText(winner, winnerSide === botSide)} won`
            : 'nobody won'
  return (
    <li className="flex items-baseline justify-between gap-3">
      <Link to={`/dolero/game/${id}`} className="link font-mono text-[0.8125rem]">
        {shortAddress(id)}
      </Link>
      <span className="text-soft">
        {botSide !== null && 'against a bot: '}
        {result}, {timeAgo(timestamp, now)}
      </span>
    </li>
  )
}
