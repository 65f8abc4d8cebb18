import type { LedgerMatch } from '@fivefold/sdk/indexer'
import { matchUuid } from '@fivefold/sdk/ledger'
import { Link } from 'react-router'
import { useNow } from '../../../hooks/use-now.js'
import { timeAgo } from '../../../lib/time-ago.js'
import type { ServerGame } from '../match/server-game.js'
import { PlayerName } from '../player-name.js'

type Game = ServerGame['id']

/** Results on chain, each with a link to its replay. */
export function LedgerMatchList({ game, matches }: { game: Game; matches: readonly LedgerMatch[] }) {
  return (
    <ul className="divide-y divide-line text-sm">
      {matches.map((match) => (
        <Recorded key={match.key} game={game} match={match} />
      ))}
    </ul>
  )
}

function Recorded({ game, match }: { game: Game; match: LedgerMatch }) {
  const { playerA, playerB, winner, status, actionCount, timestamp } = match
  const now = useNow()
  const id = matchUuid(match.matchId)
  return (
    <li className="recent-match" data-match={id}>
      <span className="grid gap-1" data-winner={winner}>
        {[playerA, playerB].map((address, index) => (
          <span key={address} className="flex items-center gap-2">
            <PlayerName address={address} to={`/${game}/standings?player=${address}`} />
            {winner === index && <span className="text-soft">won</span>}
          </span>
        ))}
      </span>
      <span className="ml-auto text-right">
        {id && (
          <Link to={`/${game}/replay/${id}`} className="link font-semibold">
            Replay
          </Link>
        )}
        <span className="block text-soft">{status === 'final' ? `${actionCount} actions` : status}</span>
        <time dateTime={timestamp.toISOString()} className="block text-soft tabular-nums">
          {timeAgo(timestamp, now)}
        </time>
      </span>
    </li>
  )
}
