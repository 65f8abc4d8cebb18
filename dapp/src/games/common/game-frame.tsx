import './match.css'
import './play.css'
import './records.css'
import { NavLink, Outlet } from 'react-router'
import { type Game, gameColor } from '../game.js'

/** The frame of all pages of a game: its colour and navigation. */
export const gameFrame = (game: Game) =>
  function GameFrame() {
    return (
      <div className={game.id} style={{ '--game': gameColor(game) }}>
        <nav aria-label={game.name} className="play-nav">
          <ul>
            {game.nav.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <Outlet />
      </div>
    )
  }
