import type { TriadStanding } from '@fivefold/sdk/indexer'
import { useSearchParams } from 'react-router'
import { PageHead } from '../../common/page-head.js'
import { type StandingsColumn, StandingsTable } from '../../common/standings-table.js'
import { useIndexedMatches, useSeasons, useStandings } from '../hooks/use-indexed.js'
import { MatchList } from '../match-list.js'
import { PlayerName } from '../player-name.js'
import { seasonName } from '../ruleset-name.js'
import { TriadFrame } from '../triad-frame.js'
import { streakText } from './standing-text.js'

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
          By wins, then by their share, then by tiles. Counted from what the contract settled; matches against
          bots are left out.
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

const columns: readonly StandingsColumn<TriadStanding>[] = [
  { label: 'Tiles', cell: ({ tilesDifference }) => signed(tilesDifference) },
  { label: 'Streak', cell: ({ streak }) => streakText(streak) },
]

const signed = (count: number): string => (count > 0 ? `+${count}` : `${count}`.replace('-', '−'))

function Table({ seasonId }: { seasonId: number }) {
  const { data: standings, isError } = useStandings(seasonId)
  return (
    <StandingsTable
      standings={standings}
      isError={isError}
      empty="Nobody has played in this season yet."
      columns={columns}
      renderPlayer={(address) => <PlayerName address={address} />}
    />
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
