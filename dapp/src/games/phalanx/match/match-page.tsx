import { FivefoldError } from '@fivefold/sdk/core'
import { Link, useParams } from 'react-router'
import { errorMessage } from '../../../lib/error-message.js'
import { Button } from '../../../shell/ui/button.js'
import { type OpenedMatch, useMatch } from '../hooks/use-match.js'
import { PhalanxFrame } from '../phalanx-frame.js'
import { JoinPanel } from './join-panel.js'
import { MatchTable } from './match-table.js'
import { WaitingPanel } from './waiting-panel.js'

export function Page() {
  const { matchId = '' } = useParams()
  const { opened, error, retry } = useMatch(matchId)
  return (
    <PhalanxFrame title={opened && isMyTurn(opened) ? 'Your turn' : 'Phalanx Duel match'}>
      <h1 className="sr-only">Phalanx Duel match</h1>
      {error !== undefined && <MatchProblem error={error} onRetry={retry} />}
      {!opened && error === undefined && <p className="p-8 text-center text-soft">Going to the match…</p>}
      {opened && <OpenMatch key={opened.match.matchId} opened={opened} onRetry={retry} />}
    </PhalanxFrame>
  )
}

function OpenMatch({ opened, onRetry }: { opened: OpenedMatch; onRetry: () => void }) {
  const { match, snapshot } = opened
  const { state } = snapshot
  if (state && state.phase !== 'setup') return <MatchTable opened={opened} state={state} onRetry={onRetry} />
  if (match.playerIndex === null) return <JoinPanel matchId={match.matchId} state={state} />
  return <WaitingPanel matchId={match.matchId} />
}

/** For the title of the tab: one may be looking elsewhere. */
function isMyTurn({ match, snapshot: { state } }: OpenedMatch): boolean {
  return (
    state?.activePlayerIndex === match.playerIndex && state?.phase !== 'gameOver' && state?.phase !== 'setup'
  )
}

const notThere = ['MATCH_NOT_FOUND', 'WATCH_FAILED', 'VALIDATION_ERROR']

function MatchProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { title, hint } = errorMessage(error)
  const isGone = error instanceof FivefoldError && notThere.includes(error.code)
  return (
    <div className="mx-auto max-w-xl px-4 py-16 text-center" role="alert">
      <h2 className="text-2xl">{isGone ? 'There is no such match' : 'The match cannot be reached'}</h2>
      <p className="mt-3 text-soft">{title}</p>
      {hint && <p className="text-soft">{hint}</p>}
      <p className="mt-5 flex items-center justify-center gap-4">
        {!isGone && (
          <Button look="primary" onClick={onRetry}>
            Try again
          </Button>
        )}
        <Link to="/phalanx" className="link font-semibold">
          To the lobby
        </Link>
      </p>
    </div>
  )
}
