import './styles/triad.css'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { usePageTitle } from '../../hooks/use-page-title.js'
import { gameColor } from '../game.js'
import { triad } from './game.js'

const pages = [
  { to: '/triad', label: 'Play' },
  { to: '/triad/standings', label: 'Standings' },
  { to: '/triad/replay', label: 'Replay' },
  { to: '/triad/rules', label: 'How to play' },
]

/** What all of Triad's pages share: the colours of the table and the way between them. */
export function TriadFrame({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title)
  return (
    <div className="triad" style={{ '--game': gameColor(triad) }}>
      <nav aria-label="Triad" className="triad-nav">
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
