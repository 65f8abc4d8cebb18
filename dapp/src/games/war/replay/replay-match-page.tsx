import { watchWarMatch } from '@fivefold/sdk/match/war'
import { configOf, type GameState } from '@fivefold/sdk/war'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { useWatched } from '../../common/match/use-watched.js'
import { PageHead } from '../../common/page-head.js'
import { DownloadRecord } from '../../common/replay/download-record.js'
import { Unfinished } from '../../common/replay/unfinished.js'
import { Verdict } from '../../common/replay/verdict.js'
import { WarFrame } from '../war-frame.js'
import { ReplayView } from './replay-view.js'

/** A finished match from the server, replayed and checked here. */
export function Page() {
  const { matchId = '' } = useParams()
  const { state, error } = useWatched(matchId, watchWarMatch)
  return (
    <WarFrame title="Replay">
      {state?.phase === 'gameOver' ? (
        <FinishedMatch matchId={matchId} state={state} />
      ) : (
        <Unfinished matchPath={`/war/match/${matchId}`} isRunning={state !== undefined} error={error} />
      )}
    </WarFrame>
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
        aside={({ hashes }) => (
          <>
            <Verdict hashes={hashes} log={state.transactionLog} />
            <DownloadRecord game="war" record={record} name={matchId.slice(0, 8)} />
          </>
        )}
      />
    </>
  )
}
