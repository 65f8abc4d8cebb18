import type { LedgerStanding } from '@fivefold/sdk/indexer'
import { useSearchParams } from 'react-router'
import { type Address, getAddress, isAddress } from 'viem'
import type { Game } from '../../game.js'
import { PlayerName } from '../player-name.js'
import { History, StandingsPage } from '../standings/standings-page.js'
import { type StandingsColumn, StandingsTable } from '../standings/standings-table.js'
import { LedgerMatchList } from './ledger-match-list.js'
import { useLedgerMatches, useLedgerStandings } from './use-ledger-matches.js'

const columns: readonly StandingsColumn<LedgerStanding>[] = [
  { label: 'Played', cell: ({ played }) => played },
]

const rowsOf = (game: string) =>
  function useRows(filter: { limit: number; offset: number; player?: Address }) {
    return useLedgerMatches(game, filter)
  }

/** Wins per player in recorded matches, and those matches. */
export const ledgerStandingsPage = (game: Game) =>
  function LedgerStandingsPage() {
    const { id } = game
    const [search] = useSearchParams()
    const asked = search.get('player') ?? ''
    const player: Address | undefined = isAddress(asked, { strict: false }) ? getAddress(asked) : undefined
    const { data: standings, isError } = useLedgerStandings(id)
    return (
      <StandingsPage
        intro="By wins, then by their share. Counted from what is recorded on chain, nothing else."
        table={
          <StandingsTable
            standings={standings}
            isError={isError}
            empty="No match is recorded yet."
            columns={columns}
            renderPlayer={(address) => (
              <PlayerName address={address} to={`/${id}/standings?player=${address}`} />
            )}
          />
        }
        history={
          <History key={player} game={game} player={player} useRows={rowsOf(id)}>
            {(matches) => <LedgerMatchList game={id} matches={matches} />}
          </History>
        }
      />
    )
  }
