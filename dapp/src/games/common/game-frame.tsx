import './match.css'
import './play.css'
import './records.css'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { usePageTitle } from '../../hooks/use-page-title.js'
import { type Game, gameColor } from '../game.js'

type GameFrameProps = {
  game: Game
  /** The game's pages, for the way between them. */
  pages: readonly { to: string; label: string }[]
  title: string
  children: ReactNode
}

/** What all pages of a game share: its colour and the way between them. */
export function GameFrame({ game, pages, title, children }: GameFrameProps) {
  usePageTitle(title)
  return (
    <div className={game.id} style={{ '--game': gameColor(game) }}>
      <nav aria-label={game.name} className="play-nav">
        <ul>
          {pages.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} end>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  )
}
