import type { ReactNode } from 'react'
import { useNow } from '../../../hooks/use-now.js'
import { timeAgo } from '../../../lib/time-ago.js'
import { Button } from '../../../shell/ui/button.js'
import type { ServerGame } from './server-game.js'
import { useOpenMatches } from './use-open-matches.js'

export type OpenMatch = { matchId: string; playerName: string; createdAt: string }

type OpenMatchesProps<O extends OpenMatch> = {
  game: ServerGame
  list: (url: string) => Promise<O[]>
  /** The waiting player, where more than the name is shown. */
  name?: (match: O) => ReactNode
  /** Details of the match, beside its player's name. */
  terms?: (match: O) => string
  onJoin: (matchId: string) => void
  isBusy: boolean
}

/** Matches that any player can join. */
export function OpenMatches<O extends OpenMatch>(props: OpenMatchesProps<O>) {
  const { game, list, name, terms, onJoin, isBusy } = props
  const { data: matches = [], isError } = useOpenMatches(game, list)
  const now = useNow()
  return (
    <section aria-labelledby="open-title">
      <h2 id="open-title" className="text-xl">
        Open matches
      </h2>
      {isError && <p className="mt-2 text-sm text-bad">The match server does not answer.</p>}
      {!isError && matches.length === 0 && (
        <p className="mt-2 text-sm text-soft">No players are waiting. A quick match opens one.</p>
      )}
      <ul className="divide-y divide-line">
        {matches.map((match) => (
          <li key={match.matchId} className="flex items-center gap-3 py-2">
            <div className="min-w-0">
              {name?.(match) ?? <p className="truncate font-semibold">{match.playerName}</p>}
              <p className="text-sm text-soft">
                {terms && `${terms(match)} · `}
                {timeAgo(new Date(match.createdAt), now)}
              </p>
            </div>
            <Button
              size="small"
              look="primary"
              className="ml-auto"
              disabled={isBusy}
              onClick={() => onJoin(match.matchId)}
            >
              Sit down
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
