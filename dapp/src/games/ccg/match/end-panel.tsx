import { type Game, gameStatus, otherPlayer, type PlayerIndex, winnerOf } from '@fivefold/sdk/ccg'
import { Link } from 'react-router'
import { Button } from '../../../shell/ui/button.js'
import { EndPanel as Panel, winnerText } from '../../common/end-panel.js'
import type { Names } from '../../common/seat-names.js'
import { useStartGame } from '../hooks/use-start-game.js'
import { useBotStore } from '../state/bot-strength.js'
import { useDeckToPlay } from '../state/use-deck.js'

type EndPanelProps = { game: Game; seat: PlayerIndex | null; names: Names; isBot: boolean }

/** The result, and links to the next steps. */
export function EndPanel({ game, seat, names, isBot }: EndPanelProps) {
  const start = useStartGame()
  const strength = useBotStore((state) => state.strength)
  const deck = useDeckToPlay()
  const near = seat ?? 0
  const isCancelled = game.status === gameStatus.cancelled
  const again = seat !== null && (
    <Button
      look="primary"
      disabled={start.isPending}
      onClick={() => {
        const { rules, scheme } = game
        start.mutate({ rules, scheme, opponent: isBot ? strength : 'anyone', deck })
      }}
    >
      {start.isPending ? 'Registering…' : isBot ? 'Rematch' : 'Play again'}
    </Button>
  )
  return (
    <Panel
      gameId="ccg"
      result={
        <>
          {resultText(game, seat, names)}
          {!isCancelled && (
            <span className="tabular-nums">
              {' '}
              {game.players[near].hp} : {game.players[otherPlayer(near)].hp}
            </span>
          )}
        </>
      }
      reason={
        isCancelled
          ? `Game ${game.id} ended before the hands were dealt. It does not count.`
          : `Game ${game.id}, over after turn ${game.turn}. The result is stored in the contract.`
      }
      again={again}
      replayId={`${game.id}`}
      hasStandings
    >
      {start.isSuccess && start.data === null && (
        <p className="text-sm text-face-soft">
          You are in the queue.{' '}
          <Link to="/ccg" className="link">
            Wait in the lobby
          </Link>
        </p>
      )}
    </Panel>
  )
}

/** The result as a heading, from the viewer's side. */
export function resultText(game: Game, seat: PlayerIndex | null, names: Names): string {
  const winner = winnerOf(game)
  if (game.status === gameStatus.cancelled) return 'Cancelled'
  if (winner === undefined || winner === null) return 'A draw'
  return winnerText(winner, seat, names)
}
