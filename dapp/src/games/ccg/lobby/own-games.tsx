import { type Game, gameStatus, isOver, winnerOf } from '@fivefold/sdk/ccg'
import { botAddress } from '@fivefold/sdk/polkadot'
import { playerIndexOf } from '@fivefold/sdk/polkadot/ccg'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { ListSection } from '../../common/list-section.js'
import { BotMark } from '../../common/player-name.js'
import { useOwnGames } from '../hooks/use-queue.js'

/** The player's games; running ones link to the table. */
export function OwnGames() {
  const games = useOwnGames()
  const address = usePlayerAddress('polkadot')
  const bot = useMemo(() => address && botAddress(address), [address])
  return (
    <ListSection id="own-games" title="Your games" isEmpty={games.length === 0} empty="None yet.">
      <ul className="mt-2 grid gap-1.5 text-sm">
        {games.map((game) => (
          <li key={game.id} className="flex items-baseline gap-3">
            <Link
              to={isOver(game) ? `/ccg/replay/${game.id}` : `/ccg/game/${game.id}`}
              className="link font-semibold"
            >
              Game {game.id}
            </Link>
            {bot && playerIndexOf(game, bot) !== undefined && <BotMark />}
            <span className="ml-auto text-soft">{address && gameText(game, address)}</span>
          </li>
        ))}
      </ul>
    </ListSection>
  )
}

function gameText(game: Game, address: string): string {
  const seat = playerIndexOf(game, address)
  const winner = winnerOf(game)
  if (winner === null) return 'a draw'
  if (game.status === gameStatus.cancelled) return 'cancelled'
  if (winner !== undefined) return winner === seat ? 'won' : 'lost'
  return `turn ${game.turn}, ${game.activeIdx === seat ? 'you are to play' : 'the opponent is to play'}`
}
