import type { CcgGameSummary, CcgStanding } from '@fivefold/sdk/indexer'
import { useSearchParams } from 'react-router'
import { PlayerName, playerText } from '../../common/player-name.js'
import { History, historyLines, StandingsPage } from '../../common/standings/standings-page.js'
import { type StandingsColumn, StandingsTable } from '../../common/standings/standings-table.js'
import { ccg } from '../game.js'
import { useIndexedGames, useStandings } from '../hooks/use-indexed.js'

const columns: readonly StandingsColumn<CcgStanding>[] = [
  { label: 'Drawn', cell: ({ drawn }) => drawn },
  { label: 'Played', cell: ({ played }) => played },
]

/** Wins per player, and their games. */
export function Page() {
  const [search] = useSearchParams()
  const player = search.get('player') ?? undefined
  const { data: standings, isError } = useStandings()
  return (
    <StandingsPage
      intro="By wins, then by their share. Counted from the games that the contract has ended; games against bots are left out."
      table={
        <StandingsTable
          standings={standings}
          isError={isError}
          empty="No game is over yet."
          columns={columns}
          chain="polkadot"
          renderPlayer={(address) => <PlayerName address={address} to={`/ccg/standings?player=${address}`} />}
        />
      }
      history={
        <History key={player} game={ccg} player={player} useRows={useIndexedGames}>
          {lines}
        </History>
      }
    />
  )
}

const lines = historyLines((game: CcgGameSummary) => ({
  to: game.endedBy ? `/ccg/replay/${game.id}` : `/ccg/game/${game.id}`,
  name: `Game ${game.id}`,
  isBot: game.botSide !== null,
  result: resultOf(game),
  at: game.endedAt ?? game.startedAt,
}))

function resultOf({ status, winner, winnerSide, botSide, turn }: CcgGameSummary): string {
  if (status === 'cancelled') return 'cancelled'
  if (status === 'drawn') return 'a draw'
  return winner ? `${playerText(winner, winnerSide === botSide)} won` : `turn ${turn}`
}
