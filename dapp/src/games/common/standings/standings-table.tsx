import type { ReactNode } from 'react'
import type { ChainId } from '../../../chains/chains.js'
import { useNow } from '../../../hooks/use-now.js'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { timeAgo } from '../../../lib/time-ago.js'

/** The columns of every game's standings. */
type Standing = { player: string; won: number; lost: number; winRatio: number; lastPlayed: Date }

export type StandingsColumn<S> = { label: string; cell: (standing: S) => ReactNode }

type StandingsTableProps<S extends Standing> = {
  standings: readonly S[] | undefined
  isError: boolean
  /** The text of an empty table. */
  empty: string
  /** Columns of this game only, after the common ones. */
  columns: readonly StandingsColumn<S>[]
  renderPlayer: (address: string) => ReactNode
  /** The chain of the players' accounts. */
  chain?: ChainId
}

/** The standings table, best player first. */
export function StandingsTable<S extends Standing>(props: StandingsTableProps<S>) {
  const { standings, isError, empty, columns, renderPlayer, chain = 'evm' } = props
  if (!standings) {
    return <p className="text-soft">{isError ? 'The indexer does not answer.' : 'Reading…'}</p>
  }
  if (standings.length === 0) return <p className="text-soft">{empty}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label="Standings">
      <table className="play-standings">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Rank</span>#
            </th>
            {['Player', 'Won', 'Lost', 'Share', ...columns.map(({ label }) => label), 'Last played'].map(
              (label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {standings.map((standing, index) => (
            <Row
              key={standing.player}
              standing={standing}
              rank={index + 1}
              columns={columns}
              name={renderPlayer(standing.player)}
              chain={chain}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type RowProps<S> = {
  standing: S
  rank: number
  columns: readonly StandingsColumn<S>[]
  name: ReactNode
  chain: ChainId
}

function Row<S extends Standing>({ standing, rank, columns, name, chain }: RowProps<S>) {
  const now = useNow()
  const { player, won, lost, winRatio, lastPlayed } = standing
  const own = usePlayerAddress(chain)?.toLowerCase() === player.toLowerCase()
  return (
    <tr data-own={own || undefined} data-player={player}>
      <td>{rank}</td>
      <th scope="row">
        <span className="flex items-center gap-2">
          {name}
          {own && <span className="play-you">you</span>}
        </span>
      </th>
      <td>{won}</td>
      <td>{lost}</td>
      <td>{percent(winRatio)}</td>
      {columns.map(({ label, cell }) => (
        <td key={label}>{cell(standing)}</td>
      ))}
      <td>{timeAgo(lastPlayed, now)}</td>
    </tr>
  )
}

/** A ratio as a whole percentage. */
export function percent(ratio: number): string {
  return `${Math.round(ratio * 100)} %`
}
