import { type Game, gameStatus, isOver, winnerOf } from '@fivefold/sdk/ccg'
import { botAddress } from '@fivefold/sdk/polkadot'
import { playerIndexOf } from '@fivefold/sdk/polkadot/ccg'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { OwnGames as List } from '../../common/lobby/own-games.js'
import { useOwnGames } from '../hooks/use-queue.js'

/** The player's games; running ones link to the table. */
export function OwnGames() {
  const address = usePlayerAddress('polkadot')
  const games = useOwnGames().map((game) => ({
    key: game.id,
    path: isOver(game) ? `/ccg/replay/${game.id}` : `/ccg/game/${game.id}`,
    name: `Game ${game.id}`,
    progress: address ? gameText(game, address) : '',
    hasPlayer: (player: string) => playerIndexOf(game, player) !== undefined,
  }))
  return <List chain="polkadot" botOf={botAddress} empty="None yet." games={games} />
}

function gameText(game: Game, address: string): string {
  const seat = playerIndexOf(game, address)
  const winner = winnerOf(game)
  if (winner === null) return 'a draw'
  if (game.status === gameStatus.cancelled) return 'cancelled'
  if (winner !== undefined) return winner === seat ? 'won' : 'lost'
  return `turn ${game.turn}, ${game.activeIdx === seat ? 'your turn' : 'your opponent’s turn'}`
}
