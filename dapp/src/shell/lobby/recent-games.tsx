import { Link } from 'react-router'
import { BotMark } from '../../games/common/player-name.js'
import { gameColor } from '../../games/game.js'
import { games as registry } from '../../games/registry.js'
import { useNow } from '../../hooks/use-now.js'
import { timeAgo } from '../../lib/time-ago.js'
import type { FinishedGame, FinishedPlayer } from './finished-games.js'

type RecentGamesProps = {
  /** Undefined until a source has answered. */
  games: readonly FinishedGame[] | undefined
  isIndexerDown: boolean
  isServerDown: boolean
}

/** The latest finished matches. Names a source that does not answer, which an empty list would hide. */
export function RecentGames({ games, isIndexerDown, isServerDown }: RecentGamesProps) {
  const isWhole = !isIndexerDown && !isServerDown
  return (
    <section aria-labelledby="recent-title" className="min-w-0">
      <h3 id="recent-title" className="text-lg">
        Recent matches
      </h3>
      <div role="status" className="text-sm text-soft">
        {!games && isWhole && <p className="mt-2">Reading…</p>}
        {isIndexerDown && (
          <p className="mt-2">The indexer does not answer: games on chain are not up to date.</p>
        )}
        {isServerDown && (
          <p className="mt-2">The match server does not answer: its matches are not up to date.</p>
        )}
        {games?.length === 0 && isWhole && <p className="mt-2">None yet. Yours will be the first.</p>}
      </div>
      {games && games.length > 0 && (
        <ul className="mt-1 divide-y divide-line text-sm">
          {games.map((game) => (
            <RecentGame key={`${game.game} ${game.id}`} finished={game} />
          ))}
        </ul>
      )}
    </section>
  )
}

function RecentGame({ finished }: { finished: FinishedGame }) {
  const now = useNow()
  const game = registry.find(({ id }) => id === finished.game)
  if (!game) return null
  const { Emblem, name } = game
  return (
    <li className="recent-match" data-game={finished.game} style={{ '--game': gameColor(game) }}>
      <Emblem className="recent-emblem" />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <Link to={finished.path} className="link font-semibold">
            {name}
          </Link>
          <time dateTime={finished.endedAt.toISOString()} className="ml-auto text-soft tabular-nums">
            {timeAgo(finished.endedAt, now)}
          </time>
        </span>
        <Result {...finished} />
      </span>
    </li>
  )
}

function Result({ players: [a, b], winner }: FinishedGame) {
  const [first, second] = winner === 1 ? [b, a] : [a, b]
  const between = winner === undefined ? 'against' : winner === null ? 'drew with' : 'beat'
  return (
    <span className="recent-result">
      <Who player={first} isWinner={winner === 0 || winner === 1} /> <span>{between}</span>{' '}
      <Who player={second} isWinner={false} />
    </span>
  )
}

function Who({ player: { name, isBot }, isWinner }: { player: FinishedPlayer; isWinner: boolean }) {
  return (
    <span className={isWinner ? 'font-semibold text-ink' : undefined}>
      {name}
      {isBot && (
        <>
          {' '}
          <BotMark />
        </>
      )}
    </span>
  )
}
