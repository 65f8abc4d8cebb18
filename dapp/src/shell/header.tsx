import { Link, NavLink } from 'react-router'
import { gameColor } from '../games/game.js'
import { games } from '../games/registry.js'
import { AccountButton } from './account/account-button.js'
import { Logo } from './logo.js'
import { StatusSummary } from './status/status-summary.js'
import { ThemeToggle } from './theme-toggle.js'

/** The header, like the rail of a table: dark in both themes. */
export function Header() {
  return (
    <header className="rail relative z-10 border-b border-brass/25 text-baize-ink">
      <div className="mx-auto flex h-15 max-w-[84rem] items-center gap-2 px-4 sm:gap-4 sm:px-6">
        <Link to="/" className="mr-auto flex items-center gap-2.5 rounded-md lg:mr-4">
          <Logo className="size-8" />
          <span className="font-display text-[1.3125rem] font-bold tracking-tight">Fivefold</span>
        </Link>
        <nav aria-label="Games" className="mr-auto hidden lg:block">
          <ul className="flex items-center gap-1">
            {games.map((game) => (
              <li key={game.id}>
                <NavLink to={`/${game.id}`} className="rail-link" style={{ '--game': gameColor(game) }}>
                  <game.Emblem className="size-4" />
                  {game.name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <StatusSummary />
        <ThemeToggle />
        <AccountButton />
      </div>
    </header>
  )
}
