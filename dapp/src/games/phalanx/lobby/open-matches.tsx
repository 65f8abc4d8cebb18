import { useNow } from '../../../hooks/use-now.js'
import { timeAgo } from '../../../lib/time-ago.js'
import { Button } from '../../../shell/ui/button.js'
import { useOpenMatches } from '../hooks/use-open-matches.js'
import { modeName } from './mode-choice.js'

type OpenMatchesProps = { onJoin: (matchId: string) => void; isBusy: boolean }

/** Matches that wait for anyone. */
export function OpenMatches({ onJoin, isBusy }: OpenMatchesProps) {
  const { data: matches = [], isError } = useOpenMatches()
  const now = useNow()
  return (
    <section aria-labelledby="open-title">
      <h2 id="open-title" className="text-xl">
        Open matches
      </h2>
      {isError && <p className="mt-2 text-sm text-bad">The match server does not answer.</p>}
      {!isError && matches.length === 0 && (
        <p className="mt-2 text-sm text-soft">Nobody waits right now. A quick match opens one.</p>
      )}
      <ul className="divide-y divide-line">
        {matches.map(({ matchId, playerName, damageMode, createdAt }) => (
          <li key={matchId} className="flex items-center gap-3 py-2">
            <div className="min-w-0">
              <p className="truncate font-semibold">{playerName}</p>
              <p className="text-sm text-soft">
                {modeName(damageMode)} · {timeAgo(new Date(createdAt), now)}
              </p>
            </div>
            <Button
              size="small"
              look="primary"
              className="ml-auto"
              disabled={isBusy}
              onClick={() => onJoin(matchId)}
            >
              Sit down
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
