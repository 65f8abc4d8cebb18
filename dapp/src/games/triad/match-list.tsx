import type { TriadMatchSummary } from '@fivefold/sdk/indexer'
import { Link } from 'react-router'
import { useNow } from '../../hooks/use-now.js'
import { timeAgo } from '../../lib/time-ago.js'
import { PlayerName } from './player-name.js'

/** Settled matches, each with a link to its replay. */
export function MatchList({ matches }: { matches: readonly TriadMatchSummary[] }) {
  const now = useNow()
  return (
    <ul className="divide-y divide-line text-sm">
      {matches.map(({ id, playerA, playerB, botSide, tiles, winner, timestamp }) => (
        <li key={id} className="recent-match">
          <span className="grid gap-1" data-winner={winner}>
            <Competitor address={playerA} isBot={botSide === 0} tiles={tiles[0]} isWinner={winner === 0} />
            <Competitor address={playerB} isBot={botSide === 1} tiles={tiles[1]} isWinner={winner === 1} />
          </span>
          <span className="ml-auto text-right">
            <Link to={`/triad/match/${id}`} className="link font-semibold">
              Replay
            </Link>
            <time dateTime={timestamp.toISOString()} className="block text-soft tabular-nums">
              {timeAgo(timestamp, now)}
            </time>
          </span>
        </li>
      ))}
    </ul>
  )
}

type CompetitorProps = { address: string; isBot: boolean; tiles: number; isWinner: boolean }

function Competitor({ address, isBot, tiles, isWinner }: CompetitorProps) {
  return (
    <span className="flex items-center gap-2">
      <b className={`w-4 text-right tabular-nums ${isWinner ? '' : 'font-normal text-soft'}`}>{tiles}</b>
      <PlayerName address={address} isBot={isBot} />
      {isWinner && <span className="text-soft">won</span>}
    </span>
  )
}
