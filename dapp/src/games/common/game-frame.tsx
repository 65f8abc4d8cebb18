import './match.css'
import './play.css'
import './records.css'
import { NavLink, Outlet } from 'react-router'
import { type Game, gameColor } from '../game.js'

/** What all pages of a game share: its colour and the navigation between them. */
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
