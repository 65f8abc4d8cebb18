import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useNow } from '../../../hooks/use-now.js'
import { usePageTitle } from '../../../hooks/use-page-title.js'
import { shortAddress } from '../../../lib/short-address.js'
import { timeAgo } from '../../../lib/time-ago.js'
import type { Game } from '../../game.js'
import { PageHead } from '../page-head.js'
import { PageButtons } from './page-buttons.js'

type StandingsPageProps = {
  /** The tab's title, if it differs from the heading. */
  title?: string
  /** The source of the standings. */
  intro: string
  /** The control that selects the standings. */
  picker?: ReactNode
  table: ReactNode
  /** The matches that the standings are computed from. */
  history: ReactNode
}

/** Standings, and the matches that they are computed from. */
export function StandingsPage({ title = 'Standings', intro, picker, table, history }: StandingsPageProps) {
  usePageTitle(title)
  return (
    <>
      <PageHead title="Standings">
        <p>{intro}</p>
        {picker}
      </PageHead>
      <div className="mx-auto grid max-w-[84rem] gap-x-12 gap-y-8 px-4 py-4 pb-12 sm:px-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {table}
        {history}
      </div>
    </>
  )
}

type Picked = {
  label: string
  value: string | number
  options: readonly { value: string | number; name: string }[]
}

/** Selects the standings: a season or a token. */
export function StandingsPicker({
  label,
  value,
  options,
  onPick,
}: Picked & { onPick: (value: string) => void }) {
  return (
    <label className="mt-4 flex items-center gap-2 text-sm">
      <span>{label}</span>
      <select className="play-select" value={value} onChange={(event) => onPick(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  )
}

type Filter<Player> = { limit: number; offset: number; player?: Player }
type UseRows<Player, Row> = (filter: Filter<Player>) => { data: readonly Row[] | undefined; isError: boolean }

/** One page of a paginated list. */
export function usePages<Player, Row>(
  size: number,
  player: Player | undefined,
  useRows: UseRows<Player, Row>,
) {
  const [page, setPage] = useState(0)
  // One row more than is shown, to detect whether there is another page.
  const filter = { limit: size + 1, offset: page * size, ...(player !== undefined && { player }) }
  const { data: found, isError } = useRows(filter)
  const hasOlder = (found?.length ?? 0) > size
  return {
    rows: found?.slice(0, size),
    isError,
    buttons: <PageButtons page={page} hasOlder={hasOlder} onPage={setPage} />,
  }
}

type HistoryProps<Player extends string, Row> = {
  game: Pick<Game, 'id' | 'noun'>
  /** The player whose matches are shown; all matches if undefined. */
  player: Player | undefined
  useRows: UseRows<Player, Row>
  children: (rows: readonly Row[]) => ReactNode
}

const pageSize = 15

/** The matches of a player, or all, newest first. Needs a new `key` for another player. */
export function History<Player extends string, Row>(props: HistoryProps<Player, Row>) {
  const { game, player, useRows, children } = props
  const { rows, isError, buttons } = usePages(pageSize, player, useRows)
  const title = game.noun === 'game' ? 'Games' : 'Matches'
  return (
    <section aria-labelledby="history-title">
      <h2 id="history-title" className="text-xl">
        {player ? `${title} of ${shortAddress(player)}` : title}
      </h2>
      {player && (
        <Link to={`/${game.id}/standings`} className="link text-sm">
          All {title.toLowerCase()}
        </Link>
      )}
      <ListState rows={rows} isError={isError} empty="None yet." />
      {rows && children(rows)}
      {buttons}
    </section>
  )
}

type ListStateProps = { rows: readonly unknown[] | undefined; isError: boolean; empty: string }

/** Replaces a list that is loading or empty. */
export function ListState({ rows, isError, empty }: ListStateProps) {
  if (rows && rows.length > 0) return null
  const text = rows ? empty : isError ? 'The indexer does not answer.' : 'Reading…'
  return <p className="mt-2 text-sm text-soft">{text}</p>
}

type HistoryLineProps = { to: string; name: string; isBot: boolean; result: string; at: Date }

/** Matches as list items. */
export const historyLines =
  <Row extends { id: string | number }>(lineOf: (row: Row) => HistoryLineProps) =>
  (rows: readonly Row[]) => (
    <ul className="mt-2 grid gap-1.5 text-sm">
      {rows.map((row) => (
        <HistoryLine key={row.id} {...lineOf(row)} />
      ))}
    </ul>
  )

function HistoryLine({ to, name, isBot, result, at }: HistoryLineProps) {
  const now = useNow()
  return (
    <li className="flex items-baseline justify-between gap-3">
      <Link to={to} className="link font-semibold">
        {name}
      </Link>
      <span className="text-soft">
        {isBot && 'against a bot: '}
        {result}, {timeAgo(at, now)}
      </span>
    </li>
  )
}
