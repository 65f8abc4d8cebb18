import { useParams } from 'react-router'
import { usePageTitle } from '../../../hooks/use-page-title.js'
import { errorMessage } from '../../../lib/error-message.js'
import { Loading, Missing } from '../../common/missing.js'
import { ccg } from '../game.js'
import { useGame, useGameCards } from '../hooks/use-game.js'
import { gameIdIn } from '../state/game-id.js'
import { MatchTable } from './match-table.js'

export function Page() {
  const { gameId = '' } = useParams()
  const id = gameIdIn(gameId)
  usePageTitle(`Game ${gameId}`)
  return (
    <>
      <h1 className="sr-only">Game {gameId}</h1>
      {id === undefined ? <NoGame text="This is not the id of a game." /> : <Game key={id} gameId={id} />}
    </>
  )
}

const NoGame = ({ text }: { text: string }) => <Missing game={ccg} text={text} heading="h2" />

function Game({ gameId }: { gameId: number }) {
  const { watched, error, reorganisations } = useGame(gameId)
  const { data: cards, error: cardsError } = useGameCards(gameId)
  const problem = error ?? cardsError
  if (watched && cards) {
    return <MatchTable watched={watched} cards={cards} reorganisations={reorganisations} error={error} />
  }
  if (problem) return <NoGame text={errorMessage(problem).title} />
  return <Loading text="Reading the game from the chain…" />
}
