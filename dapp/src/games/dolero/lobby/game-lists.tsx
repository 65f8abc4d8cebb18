import { phase, phases } from '@fivefold/sdk/dolero'
import { botAddress } from '@fivefold/sdk/solana'
import { type ChainGame, playerAddress, playerIndexOf, type Table } from '@fivefold/sdk/solana/dolero'
import { Link } from 'react-router'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { formatAmount } from '../../../lib/format-amount.js'
import { shortAddress } from '../../../lib/short-address.js'
import { Identicon } from '../../../shell/ui/identicon.js'
import { ListSection } from '../../common/list-section.js'
import { OwnGames as List } from '../../common/lobby/own-games.js'
import { useMoney, useOpenGames, useOwnGames } from '../hooks/use-tables.js'

type ListProps = { tables: readonly Table[] }

const tableOf = (tables: readonly Table[], game: ChainGame) =>
  tables.find(({ address }) => address === game.table)

/** Games with a free seat. */
export function OpenGames({ tables }: ListProps) {
  const { data: games = [], isError } = useOpenGames()
  const own = usePlayerAddress('solana')
  const others = games.filter(({ game }) => playerAddress(game, 0) !== own)
  return (
    <ListSection id="open" title="Free seats" empty="No players are waiting." isError={isError}>
      {others.map((game) => (
        <OpenGame key={game.address} game={game} table={tableOf(tables, game)} />
      ))}
    </ListSection>
  )
}

function OpenGame({ game, table }: { game: ChainGame; table: Table | undefined }) {
  const { unit } = useMoney(table)
  const player = playerAddress(game.game, 0)
  return (
    <li className="flex items-center gap-3">
      <Identicon address={player} className="size-6" />
      <span className="min-w-0">
        <span className="font-mono text-[0.8125rem]" title={player}>
          {shortAddress(player)}
        </span>{' '}
        <span className="text-soft">
          at “{table?.name}” with {formatAmount({ raw: game.deposited, ...unit })}
        </span>
      </span>
      <Link to={`/dolero/game/${game.address}`} className="link ml-auto font-semibold whitespace-nowrap">
        To the seat
      </Link>
    </li>
  )
}

/** The player's games that are not settled yet. */
export function OwnGames({ tables }: ListProps) {
  const { data: games = [] } = useOwnGames()
  const listed = games.map((game) => ({
    key: game.address,
    path: `/dolero/game/${game.address}`,
    name: `${tableOf(tables, game)?.name ?? 'Table'} ${game.index}`,
    progress: progressText(game),
    hasPlayer: (player: string) => playerIndexOf(game.game, player) !== undefined,
  }))
  return <List chain="solana" botOf={botAddress} empty="None is running." games={listed} />
}

function progressText({ game }: ChainGame): string {
  if (game.phase === phase.waiting) return 'waits for an opponent'
  if (game.phase === phase.over) return 'over, to be paid out'
  return `round ${game.round}, ${phases[game.phase]}`
}
