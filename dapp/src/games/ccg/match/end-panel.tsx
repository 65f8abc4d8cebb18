import { type Game, gameStatus, otherPlayer, type PlayerIndex, winnerOf } from '@fivefold/sdk/ccg'
import { Link } from 'react-router'
import { Button } from '../../../shell/ui/button.js'
import { type Names, verb } from '../board/names.js'
import { useStartGame } from '../hooks/use-start-game.js'
import { useBotStore } from '../state/bot-strength.js'
import { useDeckToPlay } from '../state/use-deck.js'

type EndPanelProps = { game: Game; seat: PlayerIndex | null; names: Names; isBot: boolean }

/** The result, and where to go from here. */
export function EndPanel({ game, seat, names, isBot }: EndPanelProps) {
  const start = useStartGame()
  const strength = useBotStore((state) => state.strength)
  const deck = useDeckToPlay()
  const near = seat ?? 0
  const isCancelled = game.status === gameStatus.cancelled
  return (
    <section className="play-end" aria-label="Result">
      <h2 className="text-2xl" data-testid="result">
        {resultText(game, seat, names)}
        {!isCancelled && (
          <>
            {' '}
            <span className="tabular-nums">
              {game.players[near].hp} : {game.players[otherPlayer(near)].hp}
            </span>
          </>
        )}
      </h2>
      <p className="text-face-soft">
        {isCancelled
          ? `Game ${game.id} ended before the hands were dealt. It does not count.`
          : `Game ${game.id}, over after turn ${game.turn}. The result stands in the contract.`}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        {seat !== null && (
          <Button
            look="primary"
            disabled={start.isPending}
            onClick={() =>
              start.mutate({
                rules: game.rules,
                scheme: game.scheme,
                opponent: isBot ? strength : 'anyone',
                deck,
              })
            }
          >
            {start.isPending ? 'Registering…' : isBot ? 'Rematch' : 'Play again'}
          </Button>
        )}
        <Link to={`/ccg/replay/${game.id}`} className="link font-semibold">
          Watch the replay
        </Link>
        <Link to="/ccg/standings" className="link">
          Standings
        </Link>
        <Link to="/ccg" className="link">
          To the lobby
        </Link>
      </div>
      {start.isSuccess && start.data === null && (
        <p className="text-sm text-face-soft">
          You are in the queue.{' '}
          <Link to="/ccg" className="link">
            Wait in the lobby
          </Link>
        </p>
      )}
    </section>
  )
}

/** Who won, as the viewer would say it. */
export function resultText(game: Game, seat: PlayerIndex | null, names: Names): string {
  const winner = winnerOf(game)
  if (game.status === gameStatus.cancelled) return 'Cancelled'
  if (winner === undefined || winner === null) return 'A draw'
  if (seat === null) return verb(names[winner], 'win')
  return winner === seat ? 'You win' : 'You lose'
}
