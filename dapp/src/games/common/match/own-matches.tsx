import { Link } from 'react-router'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { useNow } from '../../../hooks/use-now.js'
import { timeAgo } from '../../../lib/time-ago.js'
import { matchPath, type ServerGame } from './server-game.js'

/** The matches in which this browser has a seat: a reload or a closed tab loses nothing. */
export function OwnMatches({ game }: { game: ServerGame }) {
  const { url } = useDeployment().server
  const { seats, removeSeat } = game.useSeats()
  const now = useNow()
  const running = Object.entries(seats).filter(([, { server, isOver }]) => server === url && !isOver)
  if (running.length === 0) return null
  return (
    <section aria-labelledby="own-title">
      <h2 id="own-title" className="text-xl">
        Your matches
      </h2>
      <ul className="divide-y divide-line">
        {running.map(([matchId, { opponent, bot, takenAt }]) => (
          <li key={matchId} className="flex items-center gap-3 py-2">
            <div className="min-w-0">
              <p className="truncate font-semibold">
                {opponent ? `Against ${opponent}` : bot ? 'Against a bot' : 'No opponent yet'}
              </p>
              <p className="text-sm text-soft">begun {timeAgo(new Date(takenAt), now)}</p>
            </div>
            <Link to={matchPath(game, matchId)} className="link ml-auto font-semibold">
              Continue
            </Link>
            <button
              type="button"
              className="icon-button"
              aria-label={`Forget match ${matchId.slice(0, 8)}`}
              onClick={() => removeSeat(matchId)}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
