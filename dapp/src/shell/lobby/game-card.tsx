import { Link } from 'react-router'
import { type Game, gameColor } from '../../games/game.js'

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']

/** A game as a playing card on the table. On a phone it is a row. */
export function GameCard({ game, index }: { game: Game; index: number }) {
  const { Emblem } = game
  return (
    <Link to={`/${game.id}`} className="game-card" style={{ '--game': gameColor(game), '--index': index }}>
      <span className="game-card-corner" aria-hidden="true">
        {numerals[index]}
        <Emblem className="size-4" />
      </span>
      <span className="game-card-figure">
        <Emblem className="game-card-emblem" />
      </span>
      <span className="game-card-text">
        <span className="game-card-name">{game.name}</span>
        <span className="game-card-pitch">{game.pitch}</span>
        <span className="game-card-foot">
          <span className="chip">{game.venue}</span>
        </span>
      </span>
    </Link>
  )
}
