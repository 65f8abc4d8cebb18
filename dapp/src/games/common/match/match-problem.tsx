import { FivefoldError } from '@fivefold/sdk/core'
import { Link } from 'react-router'
import { errorMessage } from '../../../lib/error-message.js'
import { Button } from '../../../shell/ui/button.js'
import type { ServerGame } from './server-game.js'

const notThere = ['MATCH_NOT_FOUND', 'WATCH_FAILED', 'VALIDATION_ERROR']

type MatchProblemProps = { game: ServerGame; error: unknown; onRetry: () => void }

/** Explains why a match cannot be shown. */
export function MatchProblem({ game, error, onRetry }: MatchProblemProps) {
  const { title, hint } = errorMessage(error)
  const code = error instanceof FivefoldError ? error.code : undefined
  const isGone = notThere.includes(code ?? '')
  const isLost = code === 'MATCH_QUARANTINED'
  const headline = isLost
    ? 'The match cannot be restored'
    : isGone
      ? 'There is no such match'
      : 'The match cannot be reached'
  return (
    <div className="mx-auto max-w-xl px-4 py-16 text-center" role="alert">
      <h2 className="text-2xl">{headline}</h2>
      <p className="mt-3 text-soft">{title}</p>
      {hint && <p className="text-soft">{hint}</p>}
      <p className="mt-5 flex items-center justify-center gap-4">
        {!isGone && !isLost && (
          <Button look="primary" onClick={onRetry}>
            Try again
          </Button>
        )}
        <Link to={`/${game.id}`} className="link font-semibold">
          To the lobby
        </Link>
      </p>
    </div>
  )
}
