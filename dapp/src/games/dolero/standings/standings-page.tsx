import type { DoleroGameSummary, DoleroStanding } from '@fivefold/sdk/indexer'
import type { Table } from '@fivefold/sdk/solana/dolero'
import { useSearchParams } from 'react-router'
import { formatAmount } from '../../../lib/format-amount.js'
import { shortAddress } from '../../../lib/short-address.js'
import { PlayerName, playerText } from '../../common/player-name.js'
import {
  History,
  historyLines,
  StandingsPage,
  StandingsPicker,
} from '../../common/standings/standings-page.js'
import { type StandingsColumn, StandingsTable } from '../../common/standings/standings-table.js'
import { dolero } from '../game.js'
import { useIndexedGames, useStandings } from '../hooks/use-indexed.js'
import { type Unit, useMoney, useTables } from '../hooks/use-tables.js'

const sol = 'SOL'

/** Winnings per player in one token, and their games. */
export function Page() {
  const [search, setSearch] = useSearchParams()
  const player = search.get('player') ?? undefined
  const token = search.get('token') ?? sol
  const { data: tables = [] } = useTables()
  const tokens = [sol, ...new Set(tables.flatMap(({ mint }) => mint ?? []))]
  const { unit } = useMoney(tableWith(tables, token))
  const { data: standings, isError } = useStandings(token)
  const options = tokens.map((value) => ({ value, name: tokenName(tables, value) }))
  return (
    <StandingsPage
      intro="By net winnings, one token at a time. Counted from settled games; games against bots are left out."
      picker={
        <StandingsPicker
          label="Token"
          value={token}
          options={options}
          onPick={(value) => setSearch({ token: value })}
        />
      }
      table={
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
      }
      history={
        <History key={player} game={dolero} player={player} useRows={useIndexedGames}>
          {lines}
        </History>
      }
    />
  )
}

const tableWith = (tables: readonly Table[], token: string) =>
  tables.find(({ mint }) => (mint ?? sol) === token)

function tokenName(tables: readonly Table[], token: string): string {
  const table = tableWith(tables, token)
  return table?.mint ? (table.name?.toUpperCase() ?? shortAddress(token)) : sol
}

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

const lines = historyLines((game: DoleroGameSummary) => {
  const { id, botSide, timestamp } = game
  return {
    to: `/dolero/game/${id}`,
    name: shortAddress(id),
    isBot: botSide !== null,
    result: resultOf(game),
    at: timestamp,
  }
})

function resultOf({ status, winner, winnerSide, botSide, round }: DoleroGameSummary): string {
  if (status === 'waiting') return 'waits'
  if (status === 'left') return 'no opponent joined'
  if (status === 'running') return `round ${round}`
  return winner ? `${playerText(winner, winnerSide === botSide)} won` : 'no winner'
}
