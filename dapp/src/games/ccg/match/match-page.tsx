import { Link, useParams } from 'react-router'
import { errorMessage } from '../../../lib/error-message.js'
import { CcgFrame } from '../ccg-frame.js'
import { useGame, useGameCards } from '../hooks/use-game.js'
import { MatchTable } from './match-table.js'

const isGameId = (text: string) => /^\d{1,10}$/.test(text)

export function Page() {
  const { gameId = '' } = useParams()
  return (
    <CcgFrame title={`Game ${gameId}`}>
      <h1 className="sr-only">Game {gameId}</h1>
      {isGameId(gameId) ? (
        <Game key={gameId} gameId={Number(gameId)} />
      ) : (
        <NoGame text="This is not a game’s number." />
      )}
    </CcgFrame>
  )
}

function Game({ gameId }: { gameId: number }) {
  const { watched, error, reorganisations } = useGame(gameId)
  const { data: cards, error: cardsError } = useGameCards(gameId)
  const problem = error ?? cardsError
  if (watched && cards) {
    return <MatchTable watched={watched} cards={cards} reorganisations={reorganisations} error={error} />
  }
  if (problem) return <NoGame text={errorMessage(problem).title} />
  return <p className="p-8 text-center text-soft">Reading the game from the chain…</p>
}

function NoGame({ text }: { text: string }) {
  return (
    <div className="mx-auto max-w-xl px-4 py-16 text-center">
      <h2 className="text-2xl">No game here</h2>
      <p className="mt-3 text-soft" role="status">
        {text}
      </p>
      <p className="mt-5">
        <Link to="/ccg" className="link font-semibold">
          To the lobby
        </Link>
      </p>
    </div>
  )
}
