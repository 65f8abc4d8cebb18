import type { TriadStanding } from '@fivefold/sdk/indexer'
import { useSearchParams } from 'react-router'
import { useNow } from '../../../hooks/use-now.js'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { timeAgo } from '../../../lib/time-ago.js'
import { PageHead } from '../../common/page-head.js'
import { useIndexedMatches, useSeasons, useStandings } from '../hooks/use-indexed.js'
import { MatchList } from '../match-list.js'
import { PlayerName } from '../player-name.js'
import { seasonName } from '../ruleset-name.js'
import { TriadFrame } from '../triad-frame.js'
import { percent, streakText } from './standing-text.js'

/** Who has won how much in a season. */
export function Page() {
  const [search, setSearch] = useSearchParams()
  const { data: seasons = [] } = useSeasons()
  const asked = search.get('season')
  const seasonId = asked !== null && /^\d{1,10}$/.test(asked) ? Number(asked) : 1
  const options = [...new Set([1, seasonId, ...seasons.map((season) => season.seasonId)])].sort(
    (a, b) => b - a,
  )
  return (
    <TriadFrame title={`Standings, ${seasonName(seasonId)}`}>
      <PageHead title="Standings">
        <p>
          By wins, then by their share, then by tiles. Counted from what the contract settled, nothing else.
        </p>
        <label className="mt-4 flex items-center gap-2">
          <span>Season</span>
          <select
            className="play-select"
            value={seasonId}
            onChange={(event) => setSearch({ season: event.target.value })}
          >
            {options.map((option) => (
              <option key={option} value={option}>
                {seasonName(option)}
              </option>
            ))}
          </select>
        </label>
      </PageHead>
      <div className="mx-auto grid max-w-[84rem] gap-x-12 gap-y-8 px-4 py-4 pb-12 sm:px-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Table seasonId={seasonId} />
        <SeasonMatches seasonId={seasonId} />
      </div>
    </TriadFrame>
  )
}

function Table({ seasonId }: { seasonId: number }) {
  const { data: standings, isError } = useStandings(seasonId)
  if (!standings) {
    return <p className="text-soft">{isError ? 'The indexer does not answer.' : 'Reading…'}</p>
  }
  if (standings.length === 0) {
    return <p className="text-soft">Nobody has played in this season yet.</p>
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label="Standings">
      <table className="triad-standings">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Rank</span>#
            </th>
            <th scope="col">Player</th>
            <th scope="col">Won</th>
            <th scope="col">Lost</th>
            <th scope="col">Share</th>
            <th scope="col">Tiles</th>
            <th scope="col">Streak</th>
            <th scope="col">Last played</th>
          </tr>
        </thead>
        <tbody>
          {standings.map((standing, index) => (
            <Row key={standing.player} standing={standing} rank={index + 1} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ standing, rank }: { standing: TriadStanding; rank: number }) {
  const now = useNow()
  const own = usePlayerAddress('evm')?.toLowerCase() === standing.player.toLowerCase()
  const { won, lost, winRatio, tilesDifference, streak, lastPlayed } = standing
  return (
    <tr data-own={own || undefined} data-player={standing.player}>
      <td>{rank}</td>
      <th scope="row">
        <span className="flex items-center gap-2">
          <PlayerName address={standing.player} />
          {own && <span className="triad-you">you</span>}
        </span>
      </th>
      <td>{won}</td>
      <td>{lost}</td>
      <td>{percent(winRatio)}</td>
      <td>{tilesDifference > 0 ? `+${tilesDifference}` : `${tilesDifference}`.replace('-', '−')}</td>
      <td>{streakText(streak)}</td>
      <td>{timeAgo(lastPlayed, now)}</td>
    </tr>
  )
}

function SeasonMatches({ seasonId }: { seasonId: number }) {
  const { data: matches = [] } = useIndexedMatches({ limit: 10, seasonId })
  return (
    <section aria-labelledby="season-matches">
      <h2 id="season-matches" className="text-xl">
        Matches of {seasonName(seasonId).toLowerCase()}
      </h2>
      {matches.length === 0 ? (
        <p className="mt-2 text-sm text-soft">None yet.</p>
      ) : (
        <MatchList matches={matches} />
      )}
    </section>
  )
}
