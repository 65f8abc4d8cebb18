import { configOf, type GameState } from '@fivefold/sdk/phalanx'
import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import { errorMessage } from '../../../lib/error-message.js'
import { PageHead } from '../../common/page-head.js'
import { useWatched } from '../hooks/use-watched.js'
import { PhalanxFrame } from '../phalanx-frame.js'
import { DownloadRecord } from './download-record.js'
import { ReplayView } from './replay-view.js'
import { firstMismatch, type Timeline } from './timeline.js'

/** A finished match from the server, replayed and checked here. */
export function Page() {
  const { matchId = '' } = useParams()
  const { state, error } = useWatched(matchId)
  return (
    <PhalanxFrame title="Replay">
      {state?.phase === 'gameOver' ? (
        <FinishedMatch matchId={matchId} state={state} />
      ) : (
        <div className="mx-auto max-w-xl px-4 py-16 text-center">
          <h1 className="text-2xl">Replay</h1>
          <p className="mt-3 text-soft" role="status">
            {error === undefined
              ? state
                ? 'The match is not over yet. The replay begins here when it is.'
                : 'Reading the match…'
              : errorMessage(error).title}
          </p>
          <p className="mt-5">
            <Link to={`/phalanx/match/${matchId}`} className="link font-semibold">
              To the match
            </Link>
          </p>
        </div>
      )}
    </PhalanxFrame>
  )
}

function FinishedMatch({ matchId, state }: { matchId: string; state: GameState }) {
  const record = useMemo(
    () => ({ config: configOf(state), actions: state.transactionLog.map(({ action }) => action) }),
    [state],
  )
  const [first, second] = state.players
  return (
    <>
      <PageHead title={`${first.player.name} against ${second.player.name}`} />
      <ReplayView
        record={record}
        aside={(timeline) => (
          <>
            <Verdict timeline={timeline} state={state} />
            <DownloadRecord record={record} name={matchId.slice(0, 8)} />
          </>
        )}
      />
    </>
  )
}

function Verdict({ timeline, state }: { timeline: Timeline; state: GameState }) {
  const mismatch = firstMismatch(timeline, state.transactionLog)
  if (mismatch !== undefined) {
    return (
      <p role="alert" className="play-alert">
        After action {mismatch} the log has another hash than the replay.
      </p>
    )
  }
  return (
    <p className="play-proof">All {timeline.hashes.length} states have the hash that the log has for them.</p>
  )
}
