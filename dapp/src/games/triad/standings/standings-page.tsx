import type { TriadStanding } from '@fivefold/sdk/indexer'
import { useSearchParams } from 'react-router'
import { ListState, StandingsPage, StandingsPicker } from '../../common/standings/standings-page.js'
import { type StandingsColumn, StandingsTable } from '../../common/standings/standings-table.js'
import { useIndexedMatches, useSeasons, useStandings } from '../hooks/use-indexed.js'
import { MatchList } from '../match-list.js'
import { PlayerName } from '../player-name.js'
import { seasonName } from '../ruleset-name.js'
import { streakText } from './standing-text.js'

const columns: readonly StandingsColumn<TriadStanding>[] = [
  { label: 'Tiles', cell: ({ tilesDifference }) => signed(tilesDifference) },
  { label: 'Streak', cell: ({ streak }) => streakText(streak) },
]

/** Standings of a season. */
export function Page() {
  const [search, setSearch] = useSearchParams()
  const { data: seasons = [] } = useSeasons()
  const asked = search.get('season')
  const seasonId = asked !== null && /^\d{1,10}$/.test(asked) ? Number(asked) : 1
  const known = [...new Set([1, seasonId, ...seasons.map((season) => season.seasonId)])].sort((a, b) => b - a)
  const options = known.map((value) => ({ value, name: seasonName(value) }))
  const { data: standings, isError } = useStandings(seasonId)
  return (
    <StandingsPage
      title={`Standings, ${seasonName(seasonId)}`}
      intro="By wins, then by their share, then by tiles. Counted from what the contract settled; matches against bots are left out."
      picker={
        <StandingsPicker
          label="Season"
          value={seasonId}
          options={options}
          onPick={(season) => setSearch({ season })}
        />
      }
      table={
        <StandingsTable
          standings={standings}
          isError={isError}
          empty="No matches in this season yet."
          columns={columns}
          renderPlayer={(address) => <PlayerName address={address} />}
        />
      }
      history={<SeasonMatches seasonId={seasonId} />}
    />
  )
}

const signed = (count: number): string => (count > 0 ? `+${count}` : `${count}`.replace('-', '−'))

function SeasonMatches({ seasonId }: { seasonId: number }) {
  const { data: matches, isError } = useIndexedMatches({ limit: 10, seasonId })
  return (
    <section aria-labelledby="season-matches">
      <h2 id="season-matches" className="text-xl">
        Matches of {seasonName(seasonId).toLowerCase()}
      </h2>
      <ListState rows={matches} isError={isError} empty="None yet." />
      {matches && <MatchList matches={matches} />}
    </section>
  )
}
